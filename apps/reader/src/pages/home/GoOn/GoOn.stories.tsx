import { TIMED_BANIS } from '../../../features/home/timedBani.ts';
import { GoOn, type GoOnProps } from './GoOn.tsx';

const [japji = null, rehraas = null, sohilaa = null] = TIMED_BANIS;
const last = { kind: 'ang', ang: 917, percent: 64, href: '/ang?ang=917&source=G' } as const;

const paaths = [
  { name: 'Sehaj paath', place: 'Ang 917 · 64%', href: '/preferences?readingMode=sehaj' },
  { name: 'Akhand paath', place: 'Ang 917 · 64%', href: '/preferences?readingMode=akhand' },
] as const;

const meta = {
  title: 'Reader/Home/Go on',
  component: GoOn,
  args: { timedBani: null, last: null, paaths } satisfies GoOnProps,
};
export default meta;

export const FirstVisit = {};
export const Continue = { args: { last } };
export const ContinueABani = {
  args: {
    last: { kind: 'bani', unicode: 'ਸੁਖਮਨੀ ਸਾਹਿਬ', percent: 33, href: '/sundar-gutka/sukhamanee-saahib' },
  } satisfies Partial<GoOnProps>,
};
export const Morning = { args: { timedBani: japji } };
export const Evening = { args: { timedBani: rehraas, last } };
export const Night = { args: { timedBani: sohilaa, last } };
export const Punjabi = { args: { last, timedBani: rehraas }, globals: { language: 'pa' } };
export const RightToLeft = {
  args: { last, timedBani: rehraas },
  globals: { language: 'pa-Arab', direction: 'rtl' },
};
