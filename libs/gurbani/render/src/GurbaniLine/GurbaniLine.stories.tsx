import { toWords } from '@naad/gurbani-text';
import { GurbaniLine, type GurbaniLineProps } from './GurbaniLine.tsx';

const line = (unicode: string) => ({ words: toWords(unicode, []) }) satisfies Partial<GurbaniLineProps>;

const meta = {
  title: 'Gurbani/Line',
  component: GurbaniLine,
  decorators: [
    (Story: () => React.ReactNode) => (
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

/** Ang 1, Mool Mantar: the longest invocation, with its sign. */
export const Invocation = {
  args: line('ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥'),
};

/** Ang 9: what a search found is underlined, not only coloured. */
export const Marked = {
  args: {
    ...line('ਕੋਇ ਨ ਜਾਣੈ ਤੇਰਾ ਕੇਤਾ ਕੇਵਡੁ ਚੀਰਾ ॥੧॥ ਰਹਾਉ ॥'),
    display: { markedWords: [0, 1, 2] },
  } satisfies Partial<GurbaniLineProps>,
};
