import { normaliseGurmukhi } from '@naad/gurbani-text';

/** A word of a line and what the commentary says it means there. */
export interface Padarth {
  readonly word: string;
  readonly meaning: string;
}

const OPENING = '([{';
const CLOSING = ')]}';
/** A Gurmukhi word: a letter, then letters and signs, and nothing else. */
const WORD = /^[\u0A05-\u0A39\u0A5C\u0A72-\u0A74](?:[\u0A01-\u0A51]|\u0A5C|[\u0A70-\u0A75])*$/u;
/** The end of a stanza, with its number and perhaps angs, which the commentary writes behind the stanza's last meaning. */
const STANZA_END = /\s*॥[॥੦-੯\s]*(?:ਰਹਾਉ[॥੦-੯\s]*)?(?:\{[\d\s-]+\})?$/u;
/** Letters of a symbol font (private use) and invisible ones: what they looked like is not known, or nothing. */
const NO_LETTER = /[\u200B\uFEFF\uE000-\uF8FF]/u;

/** A call (`ਹੇ ਮਨ!`) ends a meaning where the next word follows. */
const NEXT_WORD = /(?<=[!?])\s+(?=[\u0A01-\u0A75 ]+=)/u;

/** Splits at dandas that stand in no brackets; where the brackets of a text do not match, at every danda. */
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

/** Whether a meaning runs on into the next word and its meaning, so that nobody can say where the one ends. */
function runsOn(meaning: string): boolean {
  return meaning.replace(/\([^)]*\)|\{[^}]*\}|\[[^\]]*\]/g, '').includes('=');
}

/**
 * Reads the word meanings of a line: `ਆਦਿ = ਮੁੱਢ ਤੋਂ। ਸਚੁ = ਹੋਂਦ ਵਾਲਾ।`. What has not that form, as a sentence that explains
 * further, is left out, and so is a meaning that runs on into the next; nothing is added. Each meaning is as the commentary has it, but for space and stanza numbers.
 */
export function parsePadarth(text: string): Padarth[] {
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
        !NO_LETTER.test(meaning) &&
        !runsOn(meaning)
        ? [{ word, meaning }]
        : [];
    });
}
