import type { SiteBanner } from '@naad/api-contract';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { SiteNews } from './SiteNews.tsx';

const NEWS: SiteBanner = {
  id: 'story',
  tone: 'info',
  message: 'The hukamnama of today is here.',
  link: { href: '/hukamnama', label: 'Read it' },
};

const meta = {
  title: 'Shell/News banner',
  component: SiteNews,
  args: { ...NEWS },
  parameters: { layout: 'fullscreen' },
  render: (banner: SiteBanner) => (
    <SiteFrame site={{ banner }}>
      <SiteNews />
    </SiteFrame>
  ),
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };
const long: Partial<SiteBanner> = {
  message:
    'On the first day of the month the site is moved to another house, and for some minutes of the night it may not ' +
    'answer. What you have opened before can still be read, and nothing that you have saved is lost.',
  link: null,
};

export const Note = {};
export const Warning = { args: { tone: 'warning' } satisfies Partial<SiteBanner> };
export const Success = { args: { tone: 'success', link: null } satisfies Partial<SiteBanner> };
export const Long = { args: long };
export const LongOnPhone = { args: long, globals: phone };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
