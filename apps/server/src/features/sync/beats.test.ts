import { LIMITS } from '@naad/sync-protocol';
import { expect, it } from 'vitest';
import { beginSession, startController, startCurrentHost, startFollower } from './testing/currentClients.ts';
import { eventually } from './testing/eventually.ts';
import { startLegacyHost } from './testing/legacyClients.ts';
import { startTestSync } from './testing/startTestSync.ts';

it("[SYNC-BEAT-1] clients that don't know beats stay connected without answering them [U9]", async () => {
  const server = await startTestSync();
  const host = await startCurrentHost([server.url], await beginSession(server.url));
  const legacy = await startLegacyHost(server.url);
  const controller = await startController([server.url], host.code, host.pin);
  const follower = await startFollower([server.url], host.code);
  await eventually(() => expect(controller.roles.at(-1)?.role).toBe('controller'));
  const sockets = [host.socket, controller.socket, follower.socket];
  let losses = 0;
  for (const socket of sockets) socket.on('disconnect', () => (losses += 1));
  const { silentMs, hostMs } = LIMITS.beats;
  await new Promise((resolve) => setTimeout(resolve, silentMs + 3 * hostMs));
  expect(losses).toBe(0);
  const tap = controller.tap({ type: 'fontSize', target: 'gurbani', value: 'plus' });
  await eventually(() => expect(controller.taps.get(tap)).toMatchObject({ phase: 'onScreen' }));
  legacy.show({ type: 'shabad', id: 700, highlight: 30_001 });
  for (const socket of sockets) socket.disconnect();
  controller.close();
  legacy.close();
  await server.close();
});
