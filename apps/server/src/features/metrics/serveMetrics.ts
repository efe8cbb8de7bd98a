import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { MetricsConfig } from '../../config/index.ts';
import type { Metrics } from './createMetrics.ts';

/** The listener of metrics, apart from the site's. */
export interface MetricsServer {
  /** Address of the metrics. */
  readonly url: string;
  close(): Promise<void>;
}

/** Explains a failed start to the operator in one sentence. */
function explain({ code, message }: NodeJS.ErrnoException, { port }: MetricsConfig): string {
  switch (code) {
    case 'EADDRINUSE':
      return `METRICS_PORT ${String(port)} is already in use: stop what uses it, or choose another one.`;
    case 'EACCES':
      return `METRICS_PORT ${String(port)} may not be used without more rights: choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'METRICS_HOST is not an address of this machine.';
    default:
      return `METRICS_PORT cannot be used: ${message}`;
  }
}

/**
 * Serves `GET /metrics` on an address of its own, and nothing else.
 *
 * @throws Error that names the setting and the reason
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  config: MetricsConfig,
  logger: Pick<FastifyBaseLogger, 'error'>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const send = (status: number, body: string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      response.end(body);
    };
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' || path !== '/metrics') {
      send(404, 'Only GET /metrics is served here.\n');
      return;
    }
    metrics.text().then(
      (text) => {
        send(200, text, metrics.contentType);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'metrics could not be read');
        send(500, 'Metrics could not be read.\n');
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new Error(explain(error, config), { cause: error }));
    });
    server.listen({ port: config.port, host: config.host }, resolve);
  });
  // Too few file descriptors lose a scrape, not the process.
  server.on('error', (error) => {
    logger.error({ err: error }, 'metrics could not be served');
  });
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${String(port)}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
