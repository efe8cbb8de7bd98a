import process from 'node:process';
import type { FastifyBaseLogger } from 'fastify';

/** More uncaught errors than this within a minute mean the process is broken. */
const MAX_ERRORS = 20;
const WINDOW_MS = 60_000;

/**
 * Logs unhandled errors and continues, because one broken connection must not stop the site for everyone:
 * served data never changes in memory, and stores recover by themselves. A process that keeps failing is
 * closed properly, so that its supervisor restarts it.
 * @param shutDown closes the server and ends the process
 */
export function handleUncaughtErrors(
  logger: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
  shutDown: () => void,
): void {
  const recent: number[] = [];

  function handlerFor(kind: string) {
    return (error: unknown) => {
      logger.error({ err: error, kind }, 'an error was not handled');
      const now = performance.now();
      recent.push(now);
      while ((recent[0] ?? now) < now - WINDOW_MS) recent.shift();
      if (recent.length < MAX_ERRORS) return;
      recent.length = 0;
      logger.fatal({ count: MAX_ERRORS }, 'too many unhandled errors: shutting down');
      shutDown();
    };
  }

  process.on('uncaughtException', handlerFor('uncaughtException'));
  process.on('unhandledRejection', handlerFor('unhandledRejection'));
}
