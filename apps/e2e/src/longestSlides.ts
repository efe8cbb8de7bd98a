import { fileURLToPath } from 'node:url';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import type { SentPicture } from './checks/fitSlides.ts';

const PACKS = fileURLToPath(new URL('../../../dist/@naad/gurbani-corpus', import.meta.url));

const SIZES = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };
const LARGEST = { gurbani: 20, translation: 20, teeka: 20, transliteration: 20 };
const ALL = { translations: ['en', 'pu', 'es'], transliterations: ['en', 'hi', 'ur', 'ipa'], nextLine: true };

/**
 * Stacks of languages that may stand on a slide: the line alone, what most show, everything, and everything in the largest
 * size.
 */
export const STACKS: readonly Readonly<Record<string, unknown>>[] = [
  { sizes: SIZES, translations: [], transliterations: [], nextLine: false },
  { sizes: SIZES, translations: [], transliterations: [], nextLine: true, larivaar: true, visraams: true },
  { sizes: SIZES, translations: ['en'], transliterations: [], nextLine: false, visraams: true },
  { sizes: SIZES, translations: ['en', 'pu'], transliterations: ['en'], nextLine: true, visraams: true },
  { sizes: SIZES, translations: ['es'], transliterations: ['ur', 'hi'], nextLine: false },
  { sizes: SIZES, ...ALL, larivaar: true, larivaarAssist: true },
  { sizes: LARGEST, ...ALL },
];

/** Other ways to lay out the fullest stack: beside the line, and with the lines of its paragraph. */
export const LAYOUTS: readonly Readonly<Record<string, unknown>>[] = [
  { sizes: SIZES, ...ALL, mode: 'split', lineHeight: 2 },
  { sizes: LARGEST, ...ALL, mode: 'split', font: 'anmol_bold' },
  { sizes: SIZES, ...ALL, mode: 'reading', visraams: true },
  { sizes: SIZES, ...ALL, paragraph: true, font: 'gurmukhi_thick' },
  { sizes: LARGEST, ...ALL, paragraph: true, larivaar: true },
];
/** As many lines before and after one as a slide has at most. */
const MOST_AROUND = 8;

const LANGS = { en: 'pa-Latn', hi: 'hi', ur: 'pa-Arab', ipa: 'pa-Latn-fonipa' } as const;
const TRANSLATORS = [
  ['en.ssk', 'en'],
  ['pu.ss', 'pa-Guru'],
  ['es.sn', 'es'],
] as const;

/** The longest lines of the scripture with the lines after them, the longest first. */
export async function longestLines(count: number): Promise<{ corpus: Corpus; lines: LineIndex[] }> {
  const corpus = await loadCorpus(PACKS);
  const lengths = Array.from({ length: corpus.lineCount }, (_each, index) => ({
    index: index as LineIndex,
    length: corpus.unicode(index as LineIndex).length,
  }));
  lengths.sort((one, other) => other.length - one.length);
  return { corpus, lines: lengths.slice(0, count).map(({ index }) => index) };
}

/** A line in a stack, with all its companions from the scripture. */
export function pictureOf(
  corpus: Corpus,
  line: LineIndex,
  stack: Readonly<Record<string, unknown>>,
): SentPicture {
  const translations = TRANSLATORS.flatMap(([key, lang]) => {
    const text = corpus.translation(line, key);
    const isChosen = (stack['translations'] as string[]).includes(key.slice(0, 2));
    return text === null || !isChosen ? [] : [{ key, lang, text }];
  });
  const transliterations = (stack['transliterations'] as (keyof typeof LANGS)[]).map((script) => ({
    script,
    lang: LANGS[script],
    text: corpus.transliteration(line, script),
  }));
  const next =
    stack['nextLine'] === true && line + 1 < corpus.lineCount
      ? corpus.unicode((line + 1) as LineIndex)
      : null;
  const unicode = corpus.unicode(line);
  const hasAround = stack['paragraph'] === true || stack['mode'] === 'reading';
  const linesFrom = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_each, at) => corpus.unicode((from + at) as LineIndex));
  const around = {
    before: linesFrom(Math.max(0, line - MOST_AROUND), line),
    after: linesFrom(line + 1, Math.min(corpus.lineCount, line + 1 + MOST_AROUND)),
  };
  const visraams = corpus.visraams(line).filter(({ type }) => type === 'main' || type === 'yamki');
  const shown = [
    ...(hasAround ? [...around.before, unicode, ...around.after] : [unicode]),
    ...transliterations.map(({ text }) => text),
    ...translations.map(({ text }) => text),
    next ?? '',
  ];
  return {
    slide: {
      kind: 'line',
      of: { kind: 'shabad', id: 1, row: 0 },
      verseId: corpus.line(line).verseId,
      unicode,
      visraams,
      translations,
      transliterations,
      next,
      ...(hasAround && { around }),
    },
    look: { theme: 'dark', centred: true, ...stack },
    letters: shown.join('').replace(/\s+/g, ''),
  };
}
