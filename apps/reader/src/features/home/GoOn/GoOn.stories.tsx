import { TIMED_BANIS } from '../timedBani.ts';
import { ContinueLinks, type ContinueLinksProps } from './ContinueLinks.tsx';

const [japji = null, rehraas = null, sohilaa = null] = TIMED_BANIS;
const resume = { ang: 1430, href: '/ang?ang=1430&source=G' };

const meta = {
  title: 'Reader/Home/Go on',
  component: ContinueLinks,
  args: { headingId: 'go-on', resume: null, timedBani: null } satisfies ContinueLinksProps,
};
export default meta;

export const Nothing = {};
export const Resume = { args: { resume } };
export const Morning = { args: { timedBani: japji } };
export const Evening = { args: { timedBani: rehraas } };
export const Night = { args: { timedBani: sohilaa } };
export const Both = { args: { resume, timedBani: rehraas } };
export const PunjabiBoth = { args: { resume, timedBani: rehraas }, globals: { language: 'pa' } };
export const RightToLeft = {
  args: { resume, timedBani: rehraas },
  globals: { language: 'pa-Arab', direction: 'rtl' },
};
