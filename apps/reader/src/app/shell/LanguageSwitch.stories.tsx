import { LanguageSwitch } from './SiteFooter.tsx';

const meta = {
  title: 'Shell/Language switch',
  component: LanguageSwitch,
  args: { href: '/ang?ang=917&source=G' },
};
export default meta;

export const English = {};
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
