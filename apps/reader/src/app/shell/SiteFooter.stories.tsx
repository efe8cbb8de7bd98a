import type { SiteLinks } from '@naad/api-contract';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const OWN_LINKS: SiteLinks = {
  donate: 'https://example.org/donate',
  feedback: 'https://example.org/feedback',
  apps: [
    { platform: 'ios', href: 'https://example.org/ios' },
    { platform: 'android', href: 'https://example.org/android' },
    { platform: 'desktop', href: 'https://example.org/desktop' },
  ],
};

const meta = {
  title: 'Shell/Footer',
  component: SiteFooter,
  args: { href: '/ang?ang=917&source=G' },
  parameters: { layout: 'fullscreen' },
  render: (args: Parameters<typeof SiteFooter>[0]) => (
    <SiteFrame>
      <SiteFooter {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Plain = {};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
/** An operator with apps and custom links for donations and feedback. */
export const WithApps = {
  render: (args: Parameters<typeof SiteFooter>[0]) => (
    <SiteFrame site={{ siteName: 'Gurbani at the Gurdwara', links: OWN_LINKS }}>
      <SiteFooter {...args} />
    </SiteFrame>
  ),
};
export const WithAppsOnPhone = {
  ...WithApps,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
