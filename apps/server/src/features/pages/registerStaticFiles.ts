import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ApiInstance } from '../../http/apiInstance.ts';

const YEAR_S = 31_536_000;

/**
 * What pages load. Files below `assets/` carry a hash of their content in their names, so they never change; others, such
 * as `favicon.svg`, are looked at again after an hour. A sibling `.br` or `.gz` is sent to whoever takes it.
 */
export async function registerStaticFiles(app: ApiInstance, clientDirectory: string): Promise<void> {
  const assets = path.join(clientDirectory, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: YEAR_S * 1000,
      preCompressed: true,
      decorateReply: false,
    });
  }
  await app.register(fastifyStatic, {
    root: clientDirectory,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '**/*.html', '**/*.map'],
    maxAge: '1h',
    preCompressed: true,
    decorateReply: false,
  });
}
