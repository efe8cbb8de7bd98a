import { toWords } from '@naad/gurbani-text';
import { GurbaniLine } from '../GurbaniLine/GurbaniLine.tsx';
import { ReadingArea } from './ReadingArea.tsx';
import type { ReadingDisplay, ReadingFont } from './ReadingArea.tsx';

const AS_DESIGNED: ReadingDisplay = {
  font: 'gurmukhi_heavy',
  isCentred: false,
  assistStrength: null,
  visraamStyle: null,
  fontSize: 2,
  lineHeight: 1.2,
  translationSize: 1.2,
  transliterationSize: 1.2,
};

const LINES = [
  // Ang 968, Raamkalee kee Vaar, Satta and Balwand.
  toWords('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥', [{ word: 3, type: 'main' }]),
  // Ang 1293, Malaar, Bhagat Ravi Daas: both kinds of pause.
  toWords('ਬਿਆਸ ਮਹਿ ਲੇਖੀਐ ਸਨਕ ਮਹਿ ਪੇਖੀਐ ਨਾਮ ਕੀ ਨਾਮਨਾ ਸਪਤ ਦੀਪਾ ॥੧॥', [
    { word: 2, type: 'yamki' },
    { word: 5, type: 'main' },
    { word: 8, type: 'yamki' },
  ]),
];

interface ShownProps {
  /** Deviations from the design. */
  readonly display?: Partial<ReadingDisplay>;
  readonly isLarivaar?: boolean;
}

/** Lines in an area, in the sizes of pages. */
function Shown({ display = {}, isLarivaar = false }: ShownProps) {
  return (
    <ReadingArea display={{ ...AS_DESIGNED, ...display }}>
      {LINES.map((words, index) => (
        <p
          key={index}
          style={{ color: 'var(--gurbani-line)', fontSize: 'calc(var(--size-line) * var(--reading-scale))' }}
        >
          <GurbaniLine words={words} display={{ isLarivaar }} />
        </p>
      ))}
    </ReadingArea>
  );
}

/** Display settings for all lines of an area. */
const meta = { title: 'Gurbani/Reading area', component: Shown };
export default meta;

const shown = (args: ShownProps) => ({ args });
const each = (choices: readonly ShownProps[]) => ({
  render: () => choices.map((choice, index) => <Shown key={index} {...choice} />),
});

export const AsDesigned = shown({});
export const Centred = shown({ display: { isCentred: true } });

/** The five strengths in ascending order. */
export const Assist = each(
  [1, 2, 3, 4, 5].map((assistStrength) => ({ display: { assistStrength }, isLarivaar: true })),
);

export const VisraamsAsColours = shown({ display: { visraamStyle: 'colored-words' } });
export const VisraamsAsGradients = shown({ display: { visraamStyle: 'gradient-bg' } });
export const VisraamsInLarivaar = each([
  { display: { visraamStyle: 'colored-words' }, isLarivaar: true },
  { display: { visraamStyle: 'gradient-bg' }, isLarivaar: true },
]);
/** The word has the assist's colour, and the symbol shows the pause. */
export const VisraamsWithAssist = shown({
  display: { visraamStyle: 'colored-words', assistStrength: 5 },
  isLarivaar: true,
});

const FONTS: readonly ReadingFont[] = [
  'anmol_lipi',
  'anmol_bold',
  'notosans',
  'notosans_bold',
  'gurmukhi_normal',
  'gurmukhi_heavy',
  'gurmukhi_thick',
  'prabhki',
  'unicode_font',
];

/** The nine names in display order. */
export const Fonts = each(FONTS.map((font) => ({ display: { font } })));

export const Sizes = each([1.2, 1.6, 2, 2.4, 2.8, 3.2].map((fontSize) => ({ display: { fontSize } })));
export const LineHeights = each([1.2, 1.4, 1.6, 1.8, 2].map((lineHeight) => ({ display: { lineHeight } })));
