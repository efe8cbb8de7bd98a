import type { ComponentType } from 'react';
import type { PageOutcome } from '../shared/navigation/routeCache.ts';
import { SiteFrame } from './SiteFrame.tsx';

/**
 * Common meta of a page's stories: the page inside the site's contexts.
 *
 * @param first the saved page
 * @param content content of the page
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

/** Variants of a page: on a phone, in Punjabi, and right to left. */
export const ON_PHONE = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const IN_PUNJABI = { globals: { language: 'pa' } };
export const RIGHT_TO_LEFT = { globals: { language: 'pa-Arab', direction: 'rtl' } };
