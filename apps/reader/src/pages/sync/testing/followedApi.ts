import type { ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { CAPABILITIES } from '../../../features/display-settings/testing/capabilities.ts';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';

const { shabads } = contentOf(STORY_PAGES.shabad, 'shabad');
const { bani } = contentOf(STORY_PAGES.bani, 'bani');

/** The shabad and the bani that the fake display shows. */
export const FOLLOWED_SHABAD = shabads[0];
export const FOLLOWED_BANI = bani;

/** API client that has the texts above and no others. */
export const FOLLOWED_API = {
  getCapabilities: () => Promise.resolve(CAPABILITIES),
  getShabads: ([id]: readonly number[]) =>
    id === shabads[0]?.id ? Promise.resolve(shabads) : Promise.reject(new ApiError('shabadNotFound')),
  getBani: () => Promise.resolve(bani),
  getCeremony: () => Promise.resolve({ id: 3, unicode: bani.unicode, english: '', verses: bani.verses }),
} as unknown as ApiClient;

/** API client whose shabads fail to load. */
export const FAILING_API = {
  ...FOLLOWED_API,
  getShabads: () => Promise.reject(new ApiError('sourceUnavailable')),
} as unknown as ApiClient;
