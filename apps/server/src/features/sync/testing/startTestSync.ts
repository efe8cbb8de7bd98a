import { validatorCompiler, type ZodTypeProvider } from '@fastify/type-provider-zod';
import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { ApiInstance } from '../../../http/apiInstance.ts';
import { createSync, type SyncParts } from '../sync.ts';

/** A listening server with sync alone. */
export interface TestSync {
  readonly url: string;
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

export const DESKTOP = 'Mozilla/5.0 (X11) AppleWebKit/537.36 sttm-desktop/9.2.4 Chrome/114 Electron/25.0.0';
export const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/131 Mobile';

/**
 * Starts a server; close it after use. Route limits are off by default, and forwarded addresses are trusted, so that
 * tests can use several.
 */
export async function startTestSync(
  parts: Partial<SyncParts> = {},
  port = 0,
  host = '127.0.0.1',
): Promise<TestSync> {
  const config = { apiPrefix: '/api', trustProxy: true, rateLimit: null, ...parts.config };
  const sync = createSync({ ...parts, config });
  const app: ApiInstance = fastify({ trustProxy: true }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('preClose', () => sync.close());
  await sync.routes(app);
  await app.register(async (api: ApiInstance) => sync.routes(api), { prefix: '/api' });
  await app.ready();
  sync.attach(app.server);
  await app.listen({ port, host });
  const url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
  return {
    url,
    async get(path, headers = {}) {
      const reply = await fetch(url + path, { headers });
      return { status: reply.status, body: await reply.json() };
    },
    close: () => app.close(),
  };
}
