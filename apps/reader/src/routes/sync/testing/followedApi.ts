import type { ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { CAPABILITIES } from '../../../features/display-settings/testing/capabilities.ts';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';

const { shabads } = contentOf(STORY_PAGES.shabad, 'shabad');
const { bani } = contentOf(STORY_PAGES.bani, 'bani');

/** The shabad and the bani that stories have, for what a display shows. */
export const FOLLOWED_SHABAD = shabads[0];
export const FOLLOWED_BANI = bani;

/** What a page asks for that follows a display: the saved texts, and no others. */
export const FOLLOWED_API = {
  getCapabilities: () => Promise.resolve(CAPABILITIES),
  getShabads: ([id]: readonly number[]) =>
    id === shabads[0]?.id ? Promise.resolve(shabads) : Promise.reject(new ApiError('shabadNotFound')),
  getBani: () => Promise.resolve(bani),
  getCeremony: () => Promise.resolve({ id: 3, unicode: bani.unicode, english: '', verses: bani.verses }),
} as unknown as ApiClient;

/** The same where nothing answers. */
export const SILENT_API = {
  ...FOLLOWED_API,
  getShabads: () => Promise.reject(new ApiError('sourceUnavailable')),
} as unknown as ApiClient;
