import type { ReactNode } from 'react';
import { MarkedText, type MarkedTextProps } from './MarkedText.tsx';

/** Ang 968, Raamkalee kee Vaar, Satta and Balwand: the transliteration of the packs. */
const meta = {
  title: 'Gurbani/Marked text',
  component: MarkedText,
  args: {
    text: 'dha(n)n dha(n)n raamadhaas gur jin siriaa tinai savaariaa ||',
    words: [],
  } satisfies MarkedTextProps,
  decorators: [
    (Story: () => ReactNode) => (
      <p lang="pa-Latn" style={{ color: 'var(--gurbani-transliteration)' }}>
        <Story />
      </p>
    ),
  ],
};
export default meta;

export const Plain = {};

/** Neighbouring words share a mark; the last one stands alone. */
export const Marked = { args: { words: [0, 1, 2, 7] } satisfies Partial<MarkedTextProps> };
