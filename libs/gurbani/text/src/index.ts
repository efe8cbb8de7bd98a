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
export { isGurmukhi, normaliseGurmukhi } from './normaliseGurmukhi.ts';
export { parseLine } from './parseLine.ts';
export { splitSyllables, splitWords, toLarivaar, toWords, type Word } from './toWords.ts';
export { mistypedLatin } from './mistypedLatin.ts';
export { toAscii } from './toAscii.ts';
export { toUnicode } from './toUnicode.ts';
