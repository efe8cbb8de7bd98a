import { FieldWithKeyboard, type FieldWithKeyboardProps } from '../testing/FieldWithKeyboard.tsx';

const meta = {
  title: 'Reader/Gurmukhi keyboard',
  component: FieldWithKeyboard,
  args: { layout: 'letters', hasSpace: false } satisfies FieldWithKeyboardProps,
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };
const words: FieldWithKeyboardProps = { layout: 'words', hasSpace: true };

/** First letters: words are not told apart. */
export const FirstLetters = {};
export const FirstLettersOnPhone = { globals: phone };
/** Main letters and auto-detect. */
export const LettersWithSpace = { args: { hasSpace: true } satisfies Partial<FieldWithKeyboardProps> };
/** An empty field: signs of vowels are vowels, the others wait for a letter. */
export const Words = { args: words };
export const WordsOnPhone = { args: words, globals: phone };
/** Behind a letter, each sign is shown on it. */
export const WordsBehindALetter = { args: { ...words, text: 'ਨਾਮ' } };
/** Behind a vowel sign, only what a letter can bear beside it. */
export const WordsBehindAVowel = { args: { ...words, text: 'ਕਿ' } };
