import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import { seeded } from './mutations.ts';

/** Maximum number of characters that the server checks at once. */
export const MAX_CHARACTERS = 10_000;
const COMMON_WORDS = 50;

type Read = (line: LineIndex) => string;

/** Repeats a text up to the limit. */
export const repeat = (text: string, between = ' '): string =>
  (text + between)
    .repeat(Math.ceil(MAX_CHARACTERS / (text.length + between.length)))
    .slice(0, MAX_CHARACTERS);

/** The 50 commonest words of the scripture in each form, by form. */
export function commonWords(corpus: Corpus): Record<string, string[]> {
  const commonest = (read: Read): string[] => {
    const counts = new Map<string, number>();
    for (let line = 0; line < corpus.lineCount; line++) {
      for (const word of read(line).split(/[\s।॥|,.;:!?"]+/)) {
        if (/\p{L}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, COMMON_WORDS)
      .map(([word]) => word);
  };
  const gurmukhi = commonest((line) => corpus.unicode(line));
  return {
    gurmukhi,
    ascii: gurmukhi.map(toAscii),
    devanagari: commonest((line) => corpus.transliteration(line, 'hi')),
    shahmukhi: commonest((line) => corpus.transliteration(line, 'ur')),
    latin: commonest((line) => corpus.transliteration(line, 'en')),
    english: commonest((line) => corpus.translation(line, 'en.ssk') ?? ''),
  };
}

/** Texts that are expensive for their length, by kind. */
export function hostileTexts(
  corpus: Corpus,
  seed = 7,
  common = commonWords(corpus),
): Record<string, string[]> {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const words = Array.from({ length: 3_000 }, () => corpus.unicode(Math.floor(random() * corpus.lineCount)))
    .flatMap((line) => line.split(' '))
    .filter((word) => /[\u0a05-\u0a39]/.test(word));
  const joined = (make: () => string, between: string): string => {
    let text = '';
    while (text.length < MAX_CHARACTERS) text += make() + between;
    return text.slice(0, MAX_CHARACTERS);
  };
  const mixed = (
    from: readonly string[],
    wordsPerLine: number,
    between = '\n',
    write = (word: string) => word,
  ) => joined(() => Array.from({ length: wordsPerLine }, () => write(pick(from))).join(' '), between);
  const page = (first: LineIndex, between: string, read: Read): string => {
    let line = first;
    return joined(() => read(line++), between);
  };
  const unmarked = (text: string): string => text.replace(/[॥।੦-੯]/g, '');
  const { gurmukhi = [], latin = [], english = [], devanagari = [], shahmukhi = [] } = common;
  const letters = [...'ਸਹਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵ'];
  const unicode: Read = (line) => corpus.unicode(line);
  const sets: Record<string, string[]> = {
    'hir × 2,500': [repeat('hir')],
    'ਹਰਿ × 2,500': [repeat('ਹਰਿ')],
    'a × 10,000': [repeat('a', '')],
  };
  for (const [form, formWords] of Object.entries(common)) {
    sets[`50 words: ${form}`] = formWords.map((word) => repeat(word));
    sets[`50 words, a passage each: ${form}`] = formWords.map((word) => repeat(word, '॥'));
    sets[`50 words, three a line: ${form}`] = formWords.map((word) =>
      repeat(`${word} ${word} ${word}`, '\n'),
    );
  }
  for (const wordsPerLine of [1, 2, 3, 4, 6, 8, 20, 1_000]) {
    const name = `${String(wordsPerLine)} words a line`;
    sets[`random, ${name}`] = [mixed(words, wordsPerLine), mixed(words, wordsPerLine, '\n', toAscii)];
    sets[`common, ${name}`] = [mixed(gurmukhi, wordsPerLine), mixed(gurmukhi, wordsPerLine, '\n', toAscii)];
    sets[`common latin, ${name}`] = [mixed(latin, wordsPerLine)];
    sets[`common english, ${name}`] = [mixed(english, wordsPerLine)];
    sets[`common devanagari, ${name}`] = [mixed(devanagari, wordsPerLine)];
    sets[`common shahmukhi, ${name}`] = [mixed(shahmukhi, wordsPerLine)];
    sets[`letters, ${name}`] = [
      mixed(letters, wordsPerLine),
      mixed([...'abcdefghijklmnopqrstuvwxyz'], wordsPerLine),
    ];
  }
  return {
    ...sets,
    'a bani': [page(0, '\n', unicode), page(0, ' ', (line) => unmarked(unicode(line)))],
    'a bani without spaces': [page(0, '', (line) => unmarked(unicode(line)).replace(/\s/g, ''))],
    'a bani in ASCII': ['\n', ' '].map((end) => page(0, end, (line) => toAscii(unmarked(unicode(line))))),
    'a bani in Devanagari': ['\n', ' '].map((end) =>
      page(0, end, (line) => unmarked(corpus.transliteration(line, 'hi'))),
    ),
    'a bani in Shahmukhi': ['\n', ' '].map((end) =>
      page(0, end, (line) => corpus.transliteration(line, 'ur')),
    ),
    'a bani in Latin letters': ['\n', ' '].map((end) =>
      page(0, end, (line) => corpus.transliteration(line, 'en')),
    ),
    'a bani in English': ['\n', ' '].map((end) =>
      page(0, end, (line) => corpus.translation(line, 'en.ssk') ?? ''),
    ),
    'a line repeated': [' ', '', '\n'].map((between) => repeat('ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ', between)),
    'a line without spaces, repeated': ['', '\n'].map((end) => repeat('ਸੋਚੈਸੋਚਿਨਹੋਵਈਜੇਸੋਚੀਲਖਵਾਰ', end)),
    'every second word another': ['\n', ' '].map((between) =>
      page(1_000, between, (line) =>
        unicode(line)
          .split(' ')
          .map((word, place) => (place % 2 === 0 ? pick(words) : word))
          .join(' '),
      ),
    ),
    'a letter always another': [page(1_000, '\n', (line) => unicode(line).replace(/ਰ/g, 'ਲ'))],
    'all vowels others': [page(1_000, '\n', (line) => unicode(line).replace(/[ਿੁੇੈ]/g, 'ਾ'))],
    'letters without spaces': [
      mixed(letters, 1, ''),
      mixed(letters, 12, '\n', (letter) => letter).replaceAll(' ', ''),
    ],
    'combining marks': ['ੁ', 'ਸੁੁੁੁੁੁੁੁੁ', '\u0301', 'a\u0301'].map((text) => repeat(text, '')),
    numerals: [repeat('1234'), repeat('੧੨੩੪'), repeat('ਹਰਿ੧')],
    punctuation: ['...', '॥', '(', '-', '*', '+ - " *'].map((text) => repeat(text, '')),
    'marks between words': ['"a', 'a. ', 'a: ', '(a) - ', 'a-', 'hir-', 'hello world! '].map((text) =>
      repeat(text, ''),
    ),
    'marks between Gurmukhi words': ['ਹਰਿ. ', 'ਹਰਿ "', 'ਹਰਿ (', 'ਹਰਿ! '].map((text) => repeat(text, '')),
    'white space': [
      `a${' '.repeat(9_998)}b`,
      ('ang' + ' '.repeat(97)).repeat(100),
      'a\n'.repeat(5_000),
      '\u00a0'.repeat(10_000),
    ],
    'names of pages': ['Guru Granth ', 'sri guru granth sahib ', 'ang ', 'Ang 1 ਹਰਿ '].map((text) =>
      repeat(text, ''),
    ),
    'all scripts': [
      mixed([...gurmukhi, ...latin, ...english, ...letters], 7, ' '),
      repeat('ਹਰਿ हरि ہر hari'),
      mixed([...gurmukhi, ...latin, ...english, ...devanagari, ...shahmukhi], 5),
    ],
  };
}
