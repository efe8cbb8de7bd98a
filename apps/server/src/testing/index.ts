export { ask, expectError } from './ask.ts';
export { createTestServer, loadScripture, type TestServerOptions } from './createTestServer.ts';
