import type { ComponentType } from 'react';
import type { PageOutcome } from '../navigation/outcome.ts';
import { SiteFrame } from './SiteFrame.tsx';

/**
 * What stories of a page have in common: the page with the site around it.
 *
 * @param first the page as it was saved
 * @param content what is on it
 */
export function pageStory<Content>(
  Page: ComponentType<{ content: Content }>,
  first: PageOutcome,
  content: Content,
) {
  return {
    component: Page,
    args: { content },
    render: (args: { content: Content }) => (
      <SiteFrame first={first}>
        <Page {...args} />
      </SiteFrame>
    ),
  };
}

/** The same page on the screen of a phone, in Punjabi, and from right to left. */
export const ON_PHONE = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const IN_PUNJABI = { globals: { language: 'pa' } };
export const RIGHT_TO_LEFT = { globals: { language: 'pa-Arab', direction: 'rtl' } };
