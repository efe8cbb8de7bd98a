import type { Site } from '../SiteContext.tsx';

/** The site as an operator has it who has decided nothing. */
export const STORY_SITE: Site = {
  siteName: 'Naad',
  version: '1.18.3',
  apiPrefix: '/api',
  shareOrigin: null,
  links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
  banner: null,
  login: null,
};
