import { toWords } from '@naad/gurbani-text';
import type { ComponentProps, ReactNode } from 'react';
import { GurbaniLine, type GurbaniLineProps } from './GurbaniLine.tsx';

/** Every line here is from the scripture, letter for letter; the Storybook's tests look each one up. */
const line = (unicode: string) => ({ words: toWords(unicode, []) }) satisfies Partial<GurbaniLineProps>;

/** Puts the story in a separate box inside its paragraph. */
const inBox = (props: ComponentProps<'span'>) => ({
  decorators: [
    (Story: () => ReactNode) => (
      <span {...props} style={{ display: 'block', ...props.style }}>
        <Story />
      </span>
    ),
  ],
});

const meta = {
  title: 'Gurbani/Line',
  component: GurbaniLine,
  decorators: [
    (Story: () => ReactNode) => (
      <p style={{ fontSize: 'var(--size-line)', color: 'var(--gurbani-line)' }}>
        <Story />
      </p>
    ),
  ],
};
export default meta;

/** Ang 968, Raamkalee kee Vaar, Satta and Balwand. */
export const Plain = { args: line('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥') };

/** Ang 9, Aasaa, Guru Nanak: the end marks stay with their words. */
export const Refrain = { args: line('ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ ॥੧॥ ਰਹਾਉ ॥') };

/** Ang 1, Mool Mantar: the longest invocation, with ੴ. */
export const Invocation = {
  args: line('ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥'),
};

/** Ang 1: an opening mark stays with its word too. */
export const Title = { args: line('॥ ਜਪੁ ॥') };

/** Ang 9: search matches are underlined, not only coloured. */
export const Marked = {
  args: {
    ...line('ਕੋਇ ਨ ਜਾਣੈ ਤੇਰਾ ਕੇਤਾ ਕੇਵਡੁ ਚੀਰਾ ॥੧॥ ਰਹਾਉ ॥'),
    display: { markedWords: [0, 1, 2] },
  } satisfies Partial<GurbaniLineProps>,
};

/** Ang 9: separate words, one of them next to an end mark. */
export const MarkedApart = {
  args: {
    ...line('ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ ॥੧॥ ਰਹਾਉ ॥'),
    display: { markedWords: [0, 3, 5] },
  } satisfies Partial<GurbaniLineProps>,
};

/** Ang 968: every word marked. */
export const MarkedWhole = {
  args: {
    ...line('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥'),
    display: { markedWords: [0, 1, 2, 3, 4, 5, 6, 7] },
  } satisfies Partial<GurbaniLineProps>,
};

/** Ang 1399: the shortest line of Sri Guru Granth Sahib. */
export const Shortest = { args: line('ਰਡ ॥') };

/** Ang 853, shabad 3191: the longest line of Sri Guru Granth Sahib. */
export const LongestOfSriGuruGranthSahib = {
  args: line(
    'ਇਸੁ ਹਰਿ ਧਨ ਕਾ ਕੋਈ ਸਰੀਕੁ ਨਾਹੀ ਕਿਸੈ ਕਾ ਖਤੁ ਨਾਹੀ ਕਿਸੈ ਕੈ ਸੀਵ ਬੰਨੈ ਰੋਲੁ ਨਾਹੀ ਜੇ ਕੋ ਹਰਿ ਧਨ ਕੀ ਬਖੀਲੀ ਕਰੇ ਤਿਸ ਕਾ ਮੁਹੁ ਹਰਿ ਚਹੁ ਕੁੰਡਾ ਵਿਚਿ ਕਾਲਾ ਕਰਾਇਆ ॥',
  ),
};

/** Ardaas: the longest line of the corpus, 250 letters. */
export const Longest = {
  args: line(
    'ਜਿਨ੍ਹਾਂ ਸਿੰਘਾਂ ਸਿੰਘਣੀਆਂ ਨੇ ਧਰਮ ਹੇਤ ਸੀਸ ਦਿੱਤੇ ਬੰਦ ਬੰਦ ਕਟਾਏ ਖੋਪਰੀਆਂ ਲੁਹਾਈਆਂ ਚਰਖੜੀਆਂ ਤੇ ਚੜੇ ਆਰਿਆਂ ਨਾਲ ਚਿਰਾਏ ਗਏ ਗੁਰਦਵਾਰਿਆਂ ਦੀ ਸੇਵਾ ਲਈ ਕੁਰਬਾਨੀਆਂ ਕੀਤੀਆਂ ਧਰਮ ਨਹੀਂ ਹਾਰਿਆ ਸਿੱਖੀ ਕੇਸਾਂ ਸੁਆਸਾਂ ਨਾਲ ਨਿਬਾਹੀ ਤਿਨ੍ਹਾਂ ਦੀ ਕਮਾਈ ਦਾ ਧਿਆਨ ਧਰ ਕੇ ਖ਼ਾਲਸਾ ਜੀ ਬੋਲੋ ਜੀ ਵਾਹਿਗੁਰੂ ।',
  ),
};

/** Ang 1409, shabad 5474: the longest unbreakable piece is an end mark with its word. */
export const LongestTogether = {
  args: line('ਛਤ੍ਰੁ ਸਿੰਘਾਸਨੁ ਪਿਰਥਮੀ ਗੁਰ ਅਰਜੁਨ ਕਉ ਦੇ ਆਇਅਉ ॥੨॥੨੧॥੯॥੧੧॥੧੦॥੧੦॥੨੨॥੬੦॥੧੪੩॥'),
};

/** The same on a phone 320 pixels wide, with 288 for text. */
export const LongestTogetherInNarrowColumn = {
  ...LongestTogether,
  ...inBox({ style: { inlineSize: '18rem' } }),
};

/** Ang 1, in a narrow column: signs of adjacent rows don't touch. */
export const InNarrowColumn = { ...Invocation, ...inBox({ style: { inlineSize: '12rem' } }) };

/** Ang 508, shabad 1876: many numerals. */
export const Numerals = {
  args: line('ਅੰਗ ਸੰਗ ਭਗਵਾਨ ਪਰਸਨ ਪ੍ਰਭ ਨਾਨਕ ਪਤਿਤ ਉਧਾਰ ॥੮॥੧॥੨॥੫॥੧॥੧॥੨॥੫੭॥'),
};

/** Ang 73, shabad 183: the udaat, below its letter. */
export const Udaat = { args: line('ਹਉ ਆਇਆ ਸਾਮੑੈ ਤਿਹੰਡੀਆ ॥') };

/** Ang 104, shabad 302: two vowels on one letter. */
export const TwoVowels = { args: line('ਤੁਮਰੇ ਕਰਤਬ ਤੁਮ ਹੀ ਜਾਣਹੁ ਤੁਮਰੀ ਓਟ ਗੋੁਪਾਲਾ ਜੀਉ ॥੧॥') };

/** Ang 681, shabad 2600: letters below letters. */
export const Subjoined = {
  args: line('ਕ੍ਰਿਪਾ ਕਟਾਖੵ ਅਵਲੋਕਨੁ ਕੀਨੋ ਦਾਸ ਕਾ ਦੂਖੁ ਬਿਦਾਰਿਓ ॥੧॥'),
};

/** Sri Dasam Granth, page 100. */
export const DasamGranth = { args: line('ਦੇਹ ਸਿਵਾ ਬਰੁ ਮੋਹਿ ਇਹੈ ਸੁਭ ਕਰਮਨ ਤੇ ਕਬਹੂੰ ਨ ਟਰੋ ॥') };

/** Sri Dasam Granth, page 941: a colophon, with a word between its marks. */
export const DasamGranthColophon = {
  args: line('ਇਤਿ ਸ੍ਰੀ ਚਰਿਤ੍ਰ ਪਖ੍ਯਾਨੇ ਤ੍ਰਿਯਾ ਚਰਿਤ੍ਰੇ ਮੰਤ੍ਰੀ ਭੂਪ ਸੰਬਾਦੇ ਇਕ ਸੌਵੌ ਚਰਿਤ੍ਰ ਸਮਾਪਤਮ ਸਤੁ ਸੁਭਮ ਸਤੁ ॥੧੦੦॥੧੮੫੬॥ਅਫਜੂੰ॥'),
};

/** Vaaran Bhai Gurdas, vaar 27: single marks. */
export const BhaiGurdas = { args: line('ਧੰਨੁ ਧੰਨੁ ਗੁਰਸਿੱਖ ਵੰਸੁ ਹੈ ਧੰਨੁ ਗੁਰਮਤਿ ਨਿਧਿ ਖਟੈ ।੨੩।੨੭। ਸਤਾਈ ।') };

/** Diwan-e-Goya, ghazal 41, Bhai Nand Lal: the dots of Persian letters. */
export const BhaiNandLal = { args: line('ਜਹਾਣ ਆਸ਼ੁਫ਼ਤਾ ਓ ਸ਼ੈਦਾ ਮਦਾਮ ਅਜ਼ ਜ਼ੁਲਫਿ ਪਹਿਚਾਨਸ਼ ।੪੧।੪।') };

/** In a right-to-left page, a line of Gurmukhi stays left to right, with its marks at its end. */
export const InRightToLeftPage = { ...Refrain, ...inBox({ dir: 'rtl' }) };

const joined = (unicode: string) =>
  ({ ...line(unicode), display: { isLarivaar: true } }) satisfies Partial<GurbaniLineProps>;

/** Ang 9: joined words, separate end marks. */
export const Larivaar = { args: joined('ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ ॥੧॥ ਰਹਾਉ ॥') };

/** Ang 1, in a narrow column: rows break between syllables, and ਪ੍ਰ is one syllable. */
export const LarivaarInNarrowColumn = {
  args: joined('ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥'),
  ...inBox({ style: { inlineSize: '9rem' } }),
};

/** Ang 1: an opening mark stays with its word. */
export const LarivaarTitle = { args: joined('॥ ਜਪੁ ॥') };

/** Ang 9: search matches are distinct from the words around them. */
export const LarivaarMarked = {
  args: {
    ...line('ਕੋਇ ਨ ਜਾਣੈ ਤੇਰਾ ਕੇਤਾ ਕੇਵਡੁ ਚੀਰਾ ॥੧॥ ਰਹਾਉ ॥'),
    display: { isLarivaar: true, markedWords: [0, 1, 2] },
  } satisfies Partial<GurbaniLineProps>,
};

/** Zindagi Nama, Bhai Nand Lal: a word that begins with a sign, without a dotted circle. */
export const LoneSign = { args: line('ਯਾ ਇਲਾਹੀ ਦੂਰ ਦਾਰ ਅਜ਼ ਂਚਸ਼ਮਿ ਬਦ ।੪੮੭।') };
export const LoneSignInLarivaar = { args: joined('ਯਾ ਇਲਾਹੀ ਦੂਰ ਦਾਰ ਅਜ਼ ਂਚਸ਼ਮਿ ਬਦ ।੪੮੭।') };
