import type { WireLineWord } from '@naad/api-contract';
import type { Corpus, LineGloss, LineIndex } from '@naad/gurbani-corpus';
import { TRANSLITERATION_SCRIPTS } from '@naad/gurbani-model';
import { foldNukta, isGurmukhi, normaliseGurmukhi, splitWords } from '@naad/gurbani-text';
import { writeScript } from '../presenters/transliterateLine.ts';

/** A word of a line without end marks and digits, and its position among all words of the line. */
interface Token {
  readonly text: string;
  readonly position: number;
}

const MARKS = /[।॥੦-੯\p{P}]+/gu;
/** A final sihari or aunkar is a grammatical ending, which the commentary sometimes spells otherwise than the line. */
const ENDING = /[ਿੁ]$/u;

function tokensOf(unicode: string): Token[] {
  return splitWords(unicode).flatMap((word, position) => {
    const text = normaliseGurmukhi(word).replace(MARKS, '');
    return isGurmukhi(text) ? [{ text, position }] : [];
  });
}

/** Spellings by which a headword is recognised in a line, the strictest first. */
const SPELLINGS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => foldNukta(word).replace(ENDING, ''),
];

/** Indexes of the tokens at which a run of words begins. */
function startsOf(tokens: readonly Token[], words: readonly string[]): number[] {
  for (const spell of SPELLINGS) {
    const wanted = words.map(spell);
    const spelled = tokens.map(({ text }) => spell(text));
    const starts = spelled.flatMap((_, start) =>
      wanted.every((word, offset) => spelled[start + offset] === word) ? [start] : [],
    );
    if (starts.length > 0) return starts;
  }
  return [];
}

/** Groups glosses by headword, in the commentary's order. */
function meaningsByWord(glosses: readonly LineGloss[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { word, meaning } of glosses) {
    const meanings = found.get(word) ?? [];
    if (!meanings.includes(meaning)) found.set(word, [...meanings, meaning]);
  }
  return found;
}

type LineWord = Omit<WireLineWord, 'transliterations'>;

/** Adds a word or phrase of the line in every script. */
export function withTransliterations(word: LineWord): WireLineWord {
  const scripts = word.positions.length > 0 ? TRANSLITERATION_SCRIPTS : [];
  return {
    ...word,
    transliterations: Object.fromEntries(scripts.map((script) => [script, writeScript(word.word, script)])),
  };
}

/**
 * The words of a line with the meanings that the commentary gives them in this line, and no others: words and phrases
 * in the order of the line, each once, then those that the line spells otherwise.
 */
export function lineWords(corpus: Corpus, line: LineIndex): LineWord[] {
  const tokens = tokensOf(corpus.unicode(line));
  const explained = new Set<Token>();
  const wordOf = (run: readonly Token[], starts: readonly number[], meanings: string[]): LineWord => {
    const word = run.map(({ text }) => text).join(' ');
    return {
      word,
      positions: starts.flatMap((start) =>
        tokens.slice(start, start + run.length).map(({ position }) => position),
      ),
      meanings,
    };
  };
  const glossed = [...meaningsByWord(corpus.glossary().ofLine(line))].map(
    ([headword, meanings]): LineWord => {
      const words = headword.split(' ');
      const starts = startsOf(tokens, words);
      for (const start of starts) {
        for (const token of tokens.slice(start, start + words.length)) explained.add(token);
      }
      const [first] = starts;
      return first === undefined
        ? { word: headword, positions: [], meanings }
        : wordOf(tokens.slice(first, first + words.length), starts, meanings);
    },
  );
  const startsByText = new Map<string, number[]>();
  tokens.forEach((token, start) => {
    if (explained.has(token)) return;
    startsByText.set(token.text, [...(startsByText.get(token.text) ?? []), start]);
  });
  const unexplained = [...startsByText.values()].map((starts) => {
    const [first = 0] = starts;
    return wordOf(tokens.slice(first, first + 1), starts, []);
  });
  const placeOf = ({ positions }: LineWord) => positions[0] ?? Infinity;
  // The stable sort keeps the commentary's order of words that begin together or aren't in the line.
  return [...glossed, ...unexplained].sort((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0);
}
