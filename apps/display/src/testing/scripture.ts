import {
  type Ang,
  BANI_LENGTHS,
  type BaniId,
  type Shabad,
  type ShabadId,
  type TranslationText,
  type Verse,
  type VerseId,
} from '@naad/gurbani-model';
import type { Bani, BaniVerse, FoundVerse } from '@naad/api-client';

const SOURCE = { id: 'G', english: 'Sri Guru Granth Sahib Ji', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ' } as const;
const WRITER = { id: 5, english: 'Guru Arjan Dev Ji', unicode: 'ਮਹਲਾ ੫' };

/** Lines of shabad 628 (ang 201), with Dr. Sant Singh Khalsa's translation where a test needs it. */
const LINES: readonly (readonly [id: number, unicode: string, english?: string])[] = [
  [40960, 'ਗਉੜੀ ਮਹਲਾ ੫ ॥'],
  [
    728394,
    'ਥਿਰੁ ਘਰਿ ਬੈਸਹੁ ਹਰਿ ਜਨ ਪਿਆਰੇ ॥',
    'Remain steady in the home of your own self, O beloved servant of the Lord.',
  ],
  [576863, 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥', 'The True Guru shall resolve all your affairs. ||1||Pause||'],
  [1189378, 'ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥'],
  [1433536, 'ਜਨ ਕੀ ਪੈਜ ਰਖੀ ਕਰਤਾਰੇ ॥੧॥'],
  [783019, 'ਬਾਦਿਸਾਹ ਸਾਹ ਸਭ ਵਸਿ ਕਰਿ ਦੀਨੇ ॥'],
  [1270915, 'ਅੰਮ੍ਰਿਤ ਨਾਮ ਮਹਾ ਰਸ ਪੀਨੇ ॥੨॥'],
  [13399, 'ਨਿਰਭਉ ਹੋਇ ਭਜਹੁ ਭਗਵਾਨ ॥'],
  [302477, 'ਸਾਧਸੰਗਤਿ ਮਿਲਿ ਕੀਨੋ ਦਾਨੁ ॥੩॥'],
  [980735, 'ਸਰਣਿ ਪਰੇ ਪ੍ਰਭ ਅੰਤਰਜਾਮੀ ॥'],
  [1400897, 'ਨਾਨਕ ਓਟ ਪਕਰੀ ਪ੍ਰਭ ਸੁਆਮੀ ॥੪॥੧੦੮॥'],
];

function english(text: string | undefined, isAsked: boolean): TranslationText[] {
  return text === undefined || !isAsked ? [] : [{ key: 'en.ssk', lang: 'en', text }];
}

/** Shabad 628 with the requested translations. */
export function shabad628(translations: readonly string[]): Shabad {
  const verses = LINES.map(([id, unicode, text]): Verse => ({
    id: id as VerseId,
    shabadId: 628 as ShabadId,
    ang: 201 as Ang,
    unicode,
    visraams: [],
    translations: english(text, translations.includes('en.ssk')),
    transliterations: [],
  }));
  return {
    id: 628 as ShabadId,
    titleVerseId: 576863 as VerseId,
    ang: 201 as Ang,
    source: SOURCE,
    writer: WRITER,
    raag: { unicode: 'ਰਾਗੁ ਗਉੜੀ', english: 'Raag Gauree' },
    neighbours: { previous: 627 as ShabadId, next: 629 as ShabadId },
    verses,
  };
}

/** A bani of the same lines: the short length leaves two out, and one line repeats. */
export function baniOfLengths(id: number): Bani {
  const verses = [...LINES, ...LINES.slice(1, 2)].map(([verseId, unicode], row): BaniVerse => ({
    id: verseId as VerseId,
    ang: 201 as Ang,
    unicode,
    visraams: [],
    translations: [],
    transliterations: [],
    paragraph: row,
    isHeader: row === 0,
    mangal: null,
    lengths: BANI_LENGTHS.filter((length) => length !== 'short' || (row !== 3 && row !== 4)),
  }));
  return {
    id: id as BaniId,
    slug: 'bani',
    unicode: 'ਰਹਰਾਸਿ ਸਾਹਿਬ',
    transliteration: 'raharaas saahib',
    ang: 201 as Ang,
    source: SOURCE,
    writer: WRITER,
    raag: null,
    forms: [
      { lengths: ['short'], mark: null, partOf: null },
      { lengths: ['medium', 'long', 'extralong'], mark: null, partOf: null },
    ],
    verses,
  };
}

/** Search results. */
export function foundVerses(): FoundVerse[] {
  return shabad628([]).verses.map((verse) => ({
    ...verse,
    source: SOURCE,
    writer: WRITER,
    raag: null,
    matches: [],
  }));
}
