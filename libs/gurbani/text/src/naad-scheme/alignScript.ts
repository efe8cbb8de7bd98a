import type { TransliterationScript } from '@naad/gurbani-model';
import { parseWord, type Syllable } from './parseWord.ts';
import type { Piece } from './Piece.ts';
import { writeDevanagari } from './writeDevanagari.ts';
import { writeIpa } from './writeIpa.ts';
import { writeLatin } from './writeLatin.ts';
import { writeShahmukhi } from './writeShahmukhi.ts';

interface Writer {
  readonly letters: (syllables: readonly Syllable[]) => Piece[];
  /** Signs outside the letters; any other is kept. */
  readonly signs: Readonly<Record<string, string>>;
}

const GURMUKHI_DIGITS = '੦੧੨੩੪੫੬੭੮੯';

function signs(digits: string, others: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...[...GURMUKHI_DIGITS].map((digit, index) => [digit, [...digits][index] ?? digit] as const),
    ...Object.entries(others),
  ]);
}

/** A bindi may stand before the first letter of a word, in a few Persian words. */
const WRITERS: Readonly<Record<TransliterationScript, Writer>> = {
  en: { letters: writeLatin, signs: signs('0123456789', { '।': '|', '॥': '||', 'ਂ': '(n)' }) },
  hi: { letters: writeDevanagari, signs: signs('०१२३४५६७८९', { 'ਂ': 'न्' }) },
  ur: { letters: writeShahmukhi, signs: signs('۰۱۲۳۴۵۶۷۸۹', { '।': '۔', '॥': '۔۔', 'ਂ': 'ن' }) },
  ipa: { letters: writeIpa, signs: signs('0123456789', { '।': '|', '॥': '‖', 'ਂ': 'n' }) },
};

/**
 * Transliterates a word and says which signs became which: the `source` of all pieces together has every sign of the
 * word once, and their `text` in order is the transliteration. ੴ is aligned as the words that it is read as.
 */
export function alignScript(word: string, script: TransliterationScript): Piece[] {
  const writer = WRITERS[script];
  return parseWord(word).flatMap((part) =>
    part.kind === 'letters'
      ? writer.letters(part.syllables)
      : [{ source: part.sign, text: writer.signs[part.sign] ?? part.sign }],
  );
}
