import { BaniLengths } from './BaniLengths.tsx';

const meta = {
  title: 'Reader/Lengths of a bani',
  component: BaniLengths,
  args: {
    counts: { short: 339, medium: 339, long: 420, extralong: 420 },
    here: '/sundar-gutka/raharaas-saahib',
  },
};
export default meta;

export const Rehraas = {};
