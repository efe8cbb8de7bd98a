import { FieldWithKeyboard, type FieldWithKeyboardProps } from './testing/FieldWithKeyboard.tsx';

const meta = {
  title: 'Gurbani/Gurmukhi keyboard',
  component: FieldWithKeyboard,
  args: { layout: 'letters', hasSpace: false } satisfies FieldWithKeyboardProps,
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };
const words: FieldWithKeyboardProps = { layout: 'words', hasSpace: true };

/** First letters: without a Space key. */
export const FirstLetters = {};
export const FirstLettersOnPhone = { globals: phone };
/** Main letters and auto-detect. */
export const LettersWithSpace = { args: { hasSpace: true } satisfies Partial<FieldWithKeyboardProps> };
/** An empty field: vowel signs are shown as vowels, other signs are disabled. */
export const Words = { args: words };
export const WordsOnPhone = { args: words, globals: phone };
/** After a letter, each sign is shown on that letter. */
export const WordsBehindALetter = { args: { ...words, text: 'ਨਾਮ' } };
/** After a vowel sign, only signs that can follow it are enabled. */
export const WordsBehindAVowel = { args: { ...words, text: 'ਕਿ' } };
