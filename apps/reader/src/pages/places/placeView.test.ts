import type { NamedPlace } from '@naad/api-client';
import { parseBaniId, parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { english } from '@naad/ui-i18n/testing';
import { describe, expect, it } from 'vitest';
import { canOpenPlace, placeView } from './placeView.ts';

const verseId = parseVerseId(7) ?? expect.unreachable();
const shabadId = parseShabadId(3590) ?? expect.unreachable();
const baniId = parseBaniId(2) ?? expect.unreachable();
const SOURCES = [{ id: 'D', english: 'Sri Dasam Granth', unicode: 'ਸ੍ਰੀ ਦਸਮ ਗ੍ਰੰਥ' }] as const;
const part = { type: 'pauri', number: 5, verseId } as const;
const bani = { type: 'bani', id: baniId, unicode: 'ਜਪੁ ਜੀ ਸਾਹਿਬ', transliteration: 'Japji Sahib' } as const;
const composition = { unicode: 'ਬਾਰਹ ਮਾਹਾ', english: 'Barah Maha' } as const;
const PLACES: readonly (readonly [NamedPlace, string, string, string])[] = [
  [{ ...bani, part: null }, '/sundar-gutka/2', 'Japji Sahib', 'Bani'],
  [{ ...bani, part }, '/sundar-gutka/2?highlight=7', 'Japji Sahib · Pauri 5', 'Bani'],
  [{ type: 'ang', source: 'G', ang: 917, part: null }, '/ang?ang=917&source=G', 'Ang 917', ''],
  [
    { type: 'ang', source: 'D', ang: 12, part: null },
    '/ang?ang=12&source=D',
    'Pannaa 12',
    'Sri Dasam Granth',
  ],
  [
    { type: 'work', source: 'N', ...composition, firstAng: null, shabadId, verseId },
    '/shabad?id=3590&highlight=7',
    'Barah Maha',
    'Scripture',
  ],
  [
    { type: 'raag', id: 4, unicode: 'ਆਸਾ', english: 'Raag Asa', source: 'G', firstAng: 347 },
    '/ang?ang=347&source=G',
    'Raag Asa',
    'Raag',
  ],
  [
    { type: 'writer', id: 5, unicode: 'ਗੁਰੂ', english: 'Guru Arjan Dev Ji', verses: 9 },
    '/search?q=&type=8&source=all&writer=5',
    'Guru Arjan Dev Ji',
    'Writer',
  ],
  [
    { type: 'shabad', ...composition, shabadId, verseId, part: null },
    '/shabad?id=3590&highlight=7',
    'Barah Maha',
    'Shabad',
  ],
  [
    { type: 'hukamnama', date: '2024-11-05' },
    '/hukamnama?date=2024/11/5',
    'Hukamnama, November 5, 2024',
    'Hukamnama',
  ],
  [{ type: 'hukamnama', date: null }, '/hukamnama', "Today's Hukamnama", 'Hukamnama'],
  [{ type: 'feature', feature: 'sync' }, '/sync', 'Sangat Sync', 'Page'],
];

describe('a place', () => {
  it.each(PLACES)('has one name, a kind and an address: %j [Q45]', (place, href, name, kind) => {
    expect(placeView(english, place, SOURCES)).toEqual({ href, name, kind, opens: 'page' });
  });

  it('opens at once unless it has no page of this app [Q46]', () => {
    for (const [place] of PLACES) expect(canOpenPlace(place)).toBe(place.type !== 'writer');
    for (const feature of ['settings', 'display', 'control'] as const) {
      expect(canOpenPlace({ type: 'feature', feature })).toBe(false);
    }
    expect(placeView(english, { type: 'feature', feature: 'control' }, []).opens).toBe('app');
    expect(placeView(english, { type: 'feature', feature: 'settings' }, []).opens).toBe('panel');
  });
});
