import { Banner, type BannerProps } from './Banner.tsx';

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  args: { children: 'The hukamnama of today has come.' },
};
export default meta;

export const Info = {};
export const Warning = {
  args: {
    tone: 'warning',
    children: 'You are offline: what you have read before is here.',
  } satisfies Partial<BannerProps>,
};
export const Success = {
  args: { tone: 'success', children: 'Your choices are kept.' } satisfies Partial<BannerProps>,
};
export const WithLink = {
  args: {
    link: { href: '#hukamnama', label: 'Read it' },
    onDismiss: () => undefined,
  } satisfies Partial<BannerProps>,
};
