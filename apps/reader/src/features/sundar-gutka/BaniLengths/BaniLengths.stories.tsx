import { BaniLengths } from './BaniLengths.tsx';

const meta = {
  title: 'Reader/Lengths of a bani',
  component: BaniLengths,
  args: {
    forms: [
      { lengths: ['short', 'medium'], mark: 'S', partOf: null },
      { lengths: ['long', 'extralong'], mark: 'T', partOf: null },
    ],
    counts: { short: 339, medium: 339, long: 420, extralong: 420 },
    here: '/sundar-gutka/raharaas-saahib',
  },
};
export default meta;

export const Rehraas = {};
export const OfAPack = {
  args: {
    forms: (['short', 'medium', 'long', 'extralong'] as const).map((length) => ({
      lengths: [length],
      mark: null,
      partOf: null,
    })),
    counts: { short: 339, medium: 360, long: 420, extralong: 431 },
  },
};
