/**
 * Ways in which translations number their verses: `dandas` as `||1||` or `॥੧॥`, with a commentary after it in some;
 * `tail` as `(4-1-34)`, `.1.11.`, `(2) (1)` or `366` after the last word, before a word for the pause.
 */
export type EndNumberNotation = 'dandas' | 'tail';

/**
 * The notation of each translation; null for one that doesn't number its verses. In those the few numbers at the end
 * belong to the sentence.
 */
export const END_NUMBER_NOTATIONS: Readonly<Record<string, EndNumberNotation | null>> = {
  'en.ssk': 'dandas',
  'en.ms': null,
  'pu.ms': null,
  'es.sn': 'tail',
  'pu.ft': 'dandas',
  'pu.ss': 'dandas',
  'en.kohli': 'tail',
  'pu.jaggi': 'dandas',
  'en.sgpc': null,
  'en.jodhSingh': null,
  'pu.virSingh': null,
  'en.bindra': 'tail',
  'pu.gandaSingh': null,
  'en.puri': 'tail',
  'pu.sampuranSingh': 'dandas',
  'en.mcleod': 'tail',
};

const NUMBER_BETWEEN_DANDAS = /[॥।|‖]\s*(\d+)\s*(?=[॥।|‖])/g;
const PAUSE = /(?:(?:second )?pause|pausa)[^\p{L}\p{M}]*$/iu;
const LETTER = /[\p{L}\p{M}]/u;
/** References to pages of the Spanish print, such as `P. 384.`, of a later hand. */
const PAGE_REFERENCE = /\s+P\.\s*\d+\.?\s*$/;
const GURMUKHI_DIGIT = /[੦-੯]/gu;
const GURMUKHI_ZERO = 0x0a_66;

/** The numbers with which a translation ends its verse; none if it doesn't. */
export function endNumbersOfTranslation(text: string, notation: EndNumberNotation): number[] {
  const latin = text.replace(GURMUKHI_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) - GURMUKHI_ZERO));
  if (notation === 'dandas')
    return [...latin.matchAll(NUMBER_BETWEEN_DANDAS)].map(([, digits]) => Number(digits));
  const tail = latin.replace(PAGE_REFERENCE, '').replace(PAUSE, '').split(LETTER).at(-1) ?? '';
  return (tail.match(/\d+/g) ?? []).map(Number);
}
