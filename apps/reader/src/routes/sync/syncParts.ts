/** What it takes to follow a display, in one file: nothing of it is needed to ask for a code. */
export { connectFollower, createSyncApi } from '@naad/sync-client';
export { loadSyncTexts } from '../../language/loadSyncTexts.ts';
export { FollowPage } from './FollowPage.tsx';
export { apiAt } from './loadFollowed.ts';
