import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config/index.ts';
import type { ApiInstance } from '../http/apiInstance.ts';
import { createTestServer } from './createTestServer.ts';

/** A server with a front end, none of whose pages exist. Close it after use. */
export interface TestSite {
  readonly server: ApiInstance;
  close(): Promise<void>;
}

/** For what the server itself answers beside pages. */
export async function createTestSite(config: Partial<Config> = {}): Promise<TestSite> {
  const clientDirectory = await mkdtemp(path.join(tmpdir(), 'naad-site-'));
  const server = await createTestServer({
    config,
    reader: {
      renderPage: () =>
        Promise.resolve({ kind: 'document', status: 404, html: '<!doctype html>', styleHashes: [] }),
      clientDirectory,
    },
  });
  return {
    server,
    async close() {
      await server.close();
      await rm(clientDirectory, { recursive: true });
    },
  };
}
