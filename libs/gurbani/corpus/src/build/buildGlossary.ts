import { normaliseGurmukhi } from '@naad/gurbani-text';
import type { Gloss, LineGloss } from '../corpus.ts';
import { compareWords } from '../pack/createGlossary.ts';
import type { LineIndex } from '../positions.ts';

const OPENING = '([{';
const CLOSING = ')]}';
/** A Gurmukhi word: a letter, then only letters and signs. */
const WORD = /^[\u0A05-\u0A39\u0A5C\u0A72-\u0A74](?:[\u0A01-\u0A51]|\u0A5C|[\u0A70-\u0A75])*$/u;
/** The stanza number, perhaps with angs, that the commentary appends to the last meaning of a stanza. */
const STANZA_END = /\s*॥[॥੦-੯\s]*(?:ਰਹਾਉ[॥੦-੯\s]*)?(?:\{[\d\s-]+\})?$/u;
/** Private-use characters of a symbol font, whose shapes are unknown, and invisible characters. */
const UNPRINTABLE = /[\u200B\uFEFF\uE000-\uF8FF]/u;

/** An exclamation (`ਹੇ ਮਨ!`) ends a meaning if the next word follows. */
const NEXT_WORD = /(?<=[!?])\s+(?=[\u0A01-\u0A75 ]+=)/u;

/** Splits at dandas outside brackets, or at every danda if the brackets don't match. */
function sentencesOf(text: string): string[] {
  const sentences = [''];
  let depth = 0;
  let isMatched = true;
  for (const character of text) {
    if (OPENING.includes(character)) depth++;
    if (CLOSING.includes(character)) depth--;
    if (depth < 0) isMatched = false;
    if (character === '।' && depth === 0) sentences.push('');
    else sentences[sentences.length - 1] += character;
  }
  return isMatched && depth === 0 ? sentences : text.split('।');
}

/** True if a meaning runs into the next word and its meaning, so that its end is unclear. */
function runsOn(meaning: string): boolean {
  return meaning.replace(/\([^)]*\)|\{[^}]*\}|\[[^\]]*\]/g, '').includes('=');
}

/**
 * Parses the word meanings of a line: `ਆਦਿ = ਮੁੱਢ ਤੋਂ। ਸਚੁ = ਹੋਂਦ ਵਾਲਾ।`. Sentences of another form and meanings that
 * run into the next are skipped; the rest keep the commentary's wording except for white space and stanza numbers.
 */
export function parsePadarth(text: string): LineGloss[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(NEXT_WORD))
    .flatMap((sentence) => {
      const equals = sentence.indexOf('=');
      if (equals < 0) return [];
      const word = normaliseGurmukhi(sentence.slice(0, equals)).replace(/\s+/g, ' ').trim();
      const meaning = sentence
        .slice(equals + 1)
        .normalize('NFC')
        .replace(STANZA_END, '')
        .replace(/\s+/g, ' ')
        .trim();
      return word.split(' ').every((part) => WORD.test(part)) &&
        meaning !== '' &&
        !UNPRINTABLE.test(meaning) &&
        !runsOn(meaning)
        ? [{ word, meaning }]
        : [];
    });
}

/**
 * Collects the distinct meanings of every headword with their lines, the most frequent first and equally frequent ones
 * in order of first occurrence.
 *
 * @param glossesByLine the glosses of every line, by its index
 */
export function buildGlossary(glossesByLine: readonly (readonly LineGloss[])[]): Omit<Gloss, 'index'>[] {
  const linesByWord = new Map<string, Map<string, LineIndex[]>>();
  glossesByLine.forEach((glosses, line) => {
    for (const { word, meaning } of glosses) {
      const linesByMeaning = linesByWord.get(word) ?? new Map<string, LineIndex[]>();
      linesByWord.set(word, linesByMeaning.set(meaning, [...(linesByMeaning.get(meaning) ?? []), line]));
    }
  });
  return [...linesByWord]
    .sort(([one], [other]) => compareWords(one, other))
    .map(([word, linesByMeaning]) => ({
      word,
      // The stable sort keeps the order of first occurrence. A line may give a meaning twice.
      meanings: [...linesByMeaning]
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([text, lines]) => ({ text, lines: [...new Set(lines)] })),
    }));
}
