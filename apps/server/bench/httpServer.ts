/**
 * Serves the requests of `http.ts` and `pageLoad.ts`: the real server with its scripture and pages, and two routes that only
 * send text of a requested size, one with the server's hooks and one on plain Fastify. Sends both ports to its parent. Its
 * argument is the setting PAGE_CACHE_MB.
 */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { collectSooner } from '../src/collectSooner.ts';
import { loadReader } from '../src/features/pages/loadReader.ts';
import { openServer } from './openServer.ts';

collectSooner();
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
const texts = new Map<number, string>();

function textOfSize(bytes: number): string {
  const text = texts.get(bytes) ?? JSON.stringify('x'.repeat(bytes - 2));
  texts.set(bytes, text);
  return text;
}

function addEmptyRoute(app: Pick<FastifyInstance, 'get'>): void {
  app.get<{ Params: { bytes: string } }>('/empty/:bytes', (request, reply) =>
    reply.type('application/json; charset=utf-8').send(textOfSize(Number(request.params.bytes))),
  );
}

async function listen(app: Pick<FastifyInstance, 'listen' | 'server'>): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const [, , PAGE_CACHE_MB = '500'] = process.argv;
const { server } = await openServer(dist, {
  level: 'warn',
  reader: await loadReader(dist),
  settings: { PAGE_CACHE_MB },
  addRoutes: (api) => {
    addEmptyRoute(api as unknown as FastifyInstance);
  },
});
const bare = fastify();
addEmptyRoute(bare);
process.send?.({ port: await listen(server as unknown as FastifyInstance), barePort: await listen(bare) });
process.on('message', (order) => {
  if (order === 'end') process.exit(0);
  const { user, system } = process.cpuUsage();
  process.send?.({ workMs: (user + system) / 1_000, memory: process.memoryUsage.rss() });
});
