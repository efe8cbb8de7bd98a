import { toWords } from '@naad/gurbani-text';
import type { ReactNode } from 'react';
import { GurbaniWord, type GurbaniWordProps } from './GurbaniWord.tsx';

/** Ang 9, Aasaa, Guru Nanak, with the pause that the source marks. */
const WORDS = toWords('ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ ॥੧॥ ਰਹਾਉ ॥', [{ word: 1, type: 'main' }]);

function wordAt(index: number): Pick<GurbaniWordProps, 'word' | 'index'> {
  const word = WORDS[index];
  if (!word) throw new RangeError('The line has no such word.');
  return { word, index };
}

const meta = {
  title: 'Gurbani/Word',
  component: GurbaniWord,
  args: { ...wordAt(0), isMarked: false } satisfies GurbaniWordProps,
  decorators: [
    (Story: () => ReactNode) => (
      <p lang="pa-Guru" style={{ fontSize: 'var(--size-line)', color: 'var(--gurbani-line)' }}>
        <Story />
      </p>
    ),
  ],
};
export default meta;

export const Plain = {};
export const Marked = { args: { isMarked: true } satisfies Partial<GurbaniWordProps> };
/** A pause is known of a word; so far it is not drawn. */
export const BeforeAPause = { args: wordAt(1) };
export const EndMark = { args: wordAt(4) };
