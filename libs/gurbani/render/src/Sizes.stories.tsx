import { toWords } from '@naad/gurbani-text';
import { GurbaniLine } from './GurbaniLine/GurbaniLine.tsx';

/** Ang 681, Dhanaasree, Guru Arjan: signs above and below, and subjoined letters. */
const WORDS = toWords('ਕ੍ਰਿਪਾ ਕਟਾਖੵ ਅਵਲੋਕਨੁ ਕੀਨੋ ਦਾਸ ਕਾ ਦੂਖੁ ਬਿਦਾਰਿਓ ॥੧॥', []);

const meta = { title: 'Gurbani/Sizes' };
export default meta;

function InSize({ size }: { readonly size: string }) {
  return (
    <p style={{ fontSize: size, color: 'var(--gurbani-line)' }}>
      <GurbaniLine words={WORDS} display={{ markedWords: [4, 5] }} />
    </p>
  );
}

const SIZES = ['--size-small', '--size-text', '--size-large', '--size-line-small', '--size-line'];

/** The sizes of the site in ascending order. */
export const OfTheSite = {
  render: () => SIZES.map((size) => <InSize key={size} size={`var(${size})`} />),
};
/** Projector size: the underline scales with the letters. */
export const VeryLarge = { render: () => <InSize size="6rem" /> };
