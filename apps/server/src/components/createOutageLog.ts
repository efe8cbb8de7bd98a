import type { ComponentReason } from '@naad/api-contract';
import type { FastifyBaseLogger } from 'fastify';

/** Logs an outage once and its recovery once, however often calls fail in between. */
export interface OutageLog {
  /** Logs each reason of an outage once. */
  failed(reason: ComponentReason, error: unknown): void;
  recovered(): void;
}

interface OutageLogOptions {
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** The failing component, such as `accounts`. */
  readonly component: string;
  /** The effect on visitors, in a few words. */
  readonly effect: string;
}

/** The same reason isn't logged again within this time, so that a flapping disk doesn't fill the log. */
const QUIET_MS = 60_000;

/** A host with several addresses fails with an AggregateError that has no message. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join(', ');
  return error instanceof Error ? error.message : String(error);
}

export function createOutageLog({ logger, component, effect }: OutageLogOptions): OutageLog {
  const loggedAt = new Map<ComponentReason, number>();
  let downSince: number | null = null;
  let isLogged = false;
  return {
    failed(reason, error) {
      const now = performance.now();
      downSince ??= now;
      const last = loggedAt.get(reason);
      if (last !== undefined && (last >= downSince || now - last < QUIET_MS)) return;
      loggedAt.set(reason, now);
      isLogged = true;
      logger.error(
        { component, reason, detail: describeError(error) },
        `${component} failed and is retried: ${effect}`,
      );
    },
    recovered() {
      if (downSince === null) return;
      const downMs = Math.round(performance.now() - downSince);
      downSince = null;
      if (isLogged) logger.info({ component, downMs }, `${component} works again`);
      isLogged = false;
    },
  };
}

const FIRST_MS = 250;
const MAX_MS = 10_000;

/**
 * Milliseconds until the next retry: 250, doubled with each failure up to ten seconds. A fifth of it is
 * random, so that several servers don't reconnect to a database at the same time.
 */
export function retryPause(failures: number): number {
  const pause = Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return pause * (0.9 + 0.2 * Math.random());
}
