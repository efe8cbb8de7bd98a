import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What a site that is tested is set to, besides its port: two browsers ask more in a minute than a person may (the limits
 * have tests of their own), nothing is fetched from elsewhere, and what the scripture lacks comes from small packs.
 */
export const SITE_SETTINGS: Readonly<Record<string, string>> = {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  // Accounts of tests are not among those of whoever runs them.
  DATA_DIR: path.join(tmpdir(), 'naad-e2e'),
  DATA_PACKS_DIR: fileURLToPath(new URL('../data-packs', import.meta.url)),
  HUKAMNAMA_ARCHIVE_URL: 'off',
};
