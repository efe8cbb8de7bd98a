import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../logging/createLogger.ts';
import { createMetrics } from './createMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';

const ON_LOOPBACK = { port: 0, host: '127.0.0.1' };
const logger = createLogger('silent');

async function serve(
  metrics: Parameters<typeof serveMetrics>[0] = createMetrics({ serves: 'all' }),
): Promise<string> {
  const server = await serveMetrics(metrics, ON_LOOPBACK, logger);
  onTestFinished(() => server.close());
  return server.url;
}

describe('the listener of metrics', () => {
  it('sends the metrics of the process, which nothing may cache [G20]', async () => {
    const url = await serve();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('naad_build_info{');
    expect((await fetch(`${url}?format=text`)).status).toBe(200);
  });

  it('answers everything else with 404 [G20]', async () => {
    const url = await serve();
    const { origin } = new URL(url);
    for (const path of ['/', '/metrics/', '/metricsx', '/healthz', '//metrics', '/debug/metrics'])
      expect((await fetch(origin + path)).status, path).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await fetch(url, { method })).status, method).toBe(404);
  });

  it('answers 500 without details if the metrics fail [G20]', async () => {
    const url = await serve({
      contentType: 'text/plain',
      text: () => Promise.reject(new Error('a fault at secret.ts')),
    });
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([500, 'Metrics could not be read.\n']);
  });

  it('closes with its open connections [G20]', async () => {
    const server = await serveMetrics(createMetrics({ serves: 'all' }), ON_LOOPBACK, logger);
    const { port } = new URL(server.url);
    const idle = connect(Number(port), '127.0.0.1');
    const closed = once(idle, 'close');
    await once(idle, 'connect');
    await fetch(server.url);
    await server.close();
    await closed;
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('reports in one sentence that its port is in use, or that its host is none of this machine [G20]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const metrics = createMetrics({ serves: 'all' });
    await expect(serveMetrics(metrics, { port, host: '127.0.0.1' }, logger)).rejects.toThrow(
      `METRICS_PORT ${String(port)} is already in use: stop what uses it, or choose another one.`,
    );
    await expect(serveMetrics(metrics, { port: 0, host: '203.0.113.1' }, logger)).rejects.toThrow(
      'METRICS_HOST is not an address of this machine.',
    );
  });
});
