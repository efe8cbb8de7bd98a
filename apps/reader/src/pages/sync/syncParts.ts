/** Entry of the chunk that follows a display; the form doesn't need it. */
export { connectFollower, createSyncApi } from '@naad/sync-client';
export { loadSyncMessages } from '../../shared/language/loadSyncMessages.ts';
export { FollowPage } from './FollowPage.tsx';
export { apiAt } from './loadFollowed.ts';
