export { createTestServer, loadScripture, type TestServerOptions } from './createTestServer.ts';
