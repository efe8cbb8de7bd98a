import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SitemapEntry } from '@naad/api-contract';
import type { Config } from '../config/index.ts';
import type { ApiInstance } from '../http/apiInstance.ts';
import { createTestServer } from './createTestServer.ts';

/** A server with a reader that answers every page with 404. Close it after use. */
export interface TestSite {
  readonly server: ApiInstance;
  close(): Promise<void>;
}

/** Creates a site to test responses of the server other than pages. */
export async function createTestSite(
  config: Partial<Config> = {},
  sitemapEntries: readonly SitemapEntry[] = [],
): Promise<TestSite> {
  const clientDirectory = await mkdtemp(path.join(tmpdir(), 'naad-site-'));
  const server = await createTestServer({
    config,
    reader: {
      renderPage: () =>
        Promise.resolve({ kind: 'document', status: 404, html: ['<!doctype html>'], styleHashes: [] }),
      sitemapEntries,
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
