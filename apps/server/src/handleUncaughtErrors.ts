import process from 'node:process';
import type { FastifyBaseLogger } from 'fastify';

/** More uncaught errors than this within a minute mean the process is broken. */
export const UNCAUGHT_ERRORS = { max: 20, windowMs: 60_000 } as const;

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
      while ((recent[0] ?? now) < now - UNCAUGHT_ERRORS.windowMs) recent.shift();
      if (recent.length < UNCAUGHT_ERRORS.max) return;
      recent.length = 0;
      logger.fatal({ count: UNCAUGHT_ERRORS.max }, 'too many unhandled errors: shutting down');
      shutDown();
    };
  }

  process.on('uncaughtException', handlerFor('uncaughtException'));
  process.on('unhandledRejection', handlerFor('unhandledRejection'));
}
