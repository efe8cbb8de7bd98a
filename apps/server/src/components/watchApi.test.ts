import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendJson, serveLoopback } from '../testing/serveLoopback.ts';
import { READY, readinessOf, unavailable } from './componentHealth.ts';
import { watchApi } from './watchApi.ts';

async function watch(origin: string) {
  const log = { failed: vi.fn(), recovered: vi.fn() };
  const api = await watchApi(origin, log);
  onTestFinished(() => {
    api.close();
  });
  return { api, log };
}

describe('watchApi [D5]', () => {
  it('reports the accounts of an API that answers', async () => {
    const accounts = unavailable('full');
    const { url } = await serveLoopback((_path, response) => {
      sendJson(response, readinessOf({ scripture: () => READY, accounts: () => accounts }));
    });
    const { api, log } = await watch(url);
    expect([api.api(), api.accounts()]).toEqual([READY, accounts]);
    expect(log.failed).not.toHaveBeenCalled();
  });

  it('notices that the API is away, and that it is back', async () => {
    const server = await serveLoopback((_path, response) => {
      response.destroy();
    });
    const { api, log } = await watch(server.url);
    expect(api.api()).toEqual(unavailable('unreachable'));
    // Nothing is known of accounts; their pages say themselves what is wrong.
    expect(api.accounts()).toEqual(READY);
    server.answer = (_path, response) => {
      sendJson(response, readinessOf({ scripture: () => READY }));
    };
    await vi.waitFor(() => {
      expect(api.api()).toEqual(READY);
    });
    expect(log.recovered).toHaveBeenCalled();
  });

  it('takes an answer of another server for none', async () => {
    const { url } = await serveLoopback((_path, response) => {
      response.end('<!doctype html>');
    });
    expect((await watch(url)).api.api()).toEqual(unavailable('unreachable'));
  });

  it('takes an API that is silent for three seconds as late', async () => {
    const { url } = await serveLoopback(() => undefined);
    const { api, log } = await watch(url);
    expect(api.api()).toEqual(unavailable('timeout'));
    expect(log.failed).toHaveBeenCalledWith('timeout', expect.anything());
  });

  it('asks no more after it is closed', async () => {
    const { url, requestedPaths } = await serveLoopback((_path, response) => {
      response.destroy();
    });
    const { api } = await watch(url);
    api.close();
    const asked = requestedPaths.length;
    await pause(600);
    expect(requestedPaths).toHaveLength(asked);
  });
});
