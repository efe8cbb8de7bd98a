import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { ApiInstance } from './apiInstance.ts';

const YEAR_MS = 31_536_000_000;

type Folder = Pick<FastifyStaticOptions, 'root' | 'prefix' | 'setHeaders'>;

/** Options of every folder: only files that exist, in the best encoding that the build has. */
const COMMON = { index: false, dotfiles: 'ignore', preCompressed: true, decorateReply: false } as const;

/** Serves a folder of files named by a hash of their content, which browsers keep for a year. */
export async function serveAssets(app: ApiInstance, folder: Folder): Promise<void> {
  await app.register(fastifyStatic, { ...COMMON, ...folder, immutable: true, maxAge: YEAR_MS });
}

/**
 * Serves the files that a folder has at start, each at its own address. Browsers keep them for an hour.
 * @param globIgnore patterns of files that aren't served; compressed copies have no address of their own
 */
export async function serveFiles(
  app: ApiInstance,
  folder: Folder,
  globIgnore: readonly string[],
): Promise<void> {
  await app.register(fastifyStatic, {
    ...COMMON,
    ...folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', ...globIgnore],
    maxAge: '1h',
  });
}

/**
 * Serves a folder of scripts that browsers check with every use, such as a service worker.
 *
 * @param policy their Content-Security-Policy
 */
export async function serveWorker(app: ApiInstance, folder: Folder, policy: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...COMMON,
    ...folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'no-cache');
      response.header('content-security-policy', policy);
    },
  });
}
