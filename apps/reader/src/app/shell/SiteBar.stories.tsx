import type { ReactNode } from 'react';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { SiteBar, type SiteBarProps } from './SiteBar.tsx';

const meta = {
  title: 'Shell/Site bar',
  component: SiteBar,
  args: { page: 'shabad', onSearch: () => undefined } satisfies SiteBarProps,
  // It is fixed, so the story needs a height.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
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

export const AtTheTop = {};
export const OnHome = { args: { page: 'home' } satisfies Partial<SiteBarProps> };
export const OnPhone = { globals: phone };
export const PunjabiOnPhone = { globals: { ...phone, language: 'pa' } };
export const RightToLeftOnPhone = { globals: { ...phone, language: 'pa-Arab', direction: 'rtl' } };
/** Texts a third longer than in any language of ours. */
export const LongWordsOnPhone = { globals: { ...phone, language: 'en-XA' } };
/** Hidden on a phone while the visitor scrolls down, until they scroll back: nothing is visible. */
export const ReadingOnOnPhone = {
  globals: phone,
  decorators: [
    (Story: () => ReactNode) => (
      <div data-reading="on">
        <Story />
      </div>
    ),
  ],
};
