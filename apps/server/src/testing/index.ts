export { ask, expectError } from './ask.ts';
export { createTestServer, loadScripture } from './createTestServer.ts';
export { createTestSite, type TestSite } from './createTestSite.ts';
export { sendJson, serveLoopback, type Loopback } from './serveLoopback.ts';
export { createTestSources } from './createTestSources.ts';
