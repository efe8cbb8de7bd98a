import { parseAng, parseShabadId } from '@naad/gurbani-model';
import type { SessionState } from '@naad/sync-protocol';
import { EMPTY_STATE } from '@naad/sync-protocol';
import type { OpenText } from '../desk/openText.ts';

const LINES = [
  [1614544, 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥'],
  [1185823, 'ਪੂਰੀ ਹੋਈ ਕਰਾਮਾਤਿ ਆਪਿ ਸਿਰਜਣਹਾਰੈ ਧਾਰਿਆ ॥'],
  [1052711, 'ਸਿਖੀ ਅਤੈ ਸੰਗਤੀ ਪਾਰਬ੍ਰਹਮੁ ਕਰਿ ਨਮਸਕਾਰਿਆ ॥'],
  [642709, 'ਅਟਲੁ ਅਥਾਹੁ ਅਤੋਲੁ ਤੂ ਤੇਰਾ ਅੰਤੁ ਨ ਪਾਰਾਵਾਰਿਆ ॥'],
] as const;

const ANG = parseAng(968) ?? failed();

function failed(): never {
  throw new RangeError('No ang.');
}

/** The first four lines of shabad 3590, ang 968. */
export const SHABAD: OpenText = {
  kind: 'shabad',
  id: 3590,
  title: LINES[0][1],
  lines: LINES.map(([verseId, unicode], index) => ({
    row: index + 1,
    verseId,
    unicode,
    visraams: [],
    ang: ANG,
  })),
  position: {
    source: { id: 'G', english: 'Sri Guru Granth Sahib Ji', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ' },
    previous: parseShabadId(3589),
    next: parseShabadId(3591),
  },
};

/** A bani in which one line repeats. */
export const BANI: OpenText = {
  kind: 'bani',
  id: 9,
  title: 'ਚੌਪਈ ਸਾਹਿਬ',
  lines: [11, 12, 11, 13].map((verseId, index) => ({
    row: index + 1,
    verseId,
    unicode: LINES[index]?.[1] ?? '',
    visraams: [],
    ang: ANG,
  })),
  position: null,
};

export const SHABAD_STATE: SessionState = {
  ...EMPTY_STATE,
  kind: 'shabad',
  id: SHABAD.id,
  homeId: LINES[0][0],
  highlight: LINES[2][0],
  lineCount: 3,
};
