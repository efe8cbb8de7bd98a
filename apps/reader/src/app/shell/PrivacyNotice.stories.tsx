import type { ReactNode } from 'react';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';

const meta = {
  title: 'Shell/Privacy notice',
  component: PrivacyNotice,
  args: { href: '/shabad?id=3590' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story: () => ReactNode) => (
      <SiteFrame>
        <Story />
      </SiteFrame>
    ),
  ],
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Plain = {};
export const OnPhone = { globals: phone };
export const PunjabiOnPhone = { globals: { ...phone, language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
