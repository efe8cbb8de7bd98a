export {
  firstLetterQuery,
  firstLetterWords,
  type FirstLetterWord,
  firstLetters,
  foldNukta,
  lettersOf,
  mainLetters,
  rejectedLetters,
} from './firstLetters.ts';
export { codePoints } from './codePoints.ts';
export { isGurmukhi, normaliseGurmukhi } from './normaliseGurmukhi.ts';
export { NORMALISATION_KINDS, normalisations } from './normalisations.ts';
export type { Normalisation, NormalisationKind } from './normalisations.ts';
export { parseLine } from './parseLine.ts';
export { precomposeGurmukhi } from './precomposeGurmukhi.ts';
export { splitSyllables, splitWords, toLarivaar, toWords, type Word } from './toWords.ts';
export { mistypedLatin } from './mistypedLatin.ts';
export { toAscii } from './toAscii.ts';
export { toUnicode } from './toUnicode.ts';
