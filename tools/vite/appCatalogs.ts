import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const APPS = new URL('../../apps/', import.meta.url);

/** Paths of the Lingui configurations of all apps that have texts. */
export function appCatalogs(): string[] {
  return readdirSync(APPS)
    .map((app) => fileURLToPath(new URL(`${app}/lingui.config.ts`, APPS)))
    .filter((file) => existsSync(file));
}
