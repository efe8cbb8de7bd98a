export { ask, expectError } from './ask.ts';
export { createTestServer, loadScripture } from './createTestServer.ts';
export { createTestSite, type TestSite } from './createTestSite.ts';
