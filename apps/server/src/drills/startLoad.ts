import { Agent } from 'node:http';
import { ask } from '../testing/ask.ts';

/** A request with its headers. */
export interface Wanted {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that wasn't answered with the whole body, or with an error. */
export interface Failure {
  readonly path: string;
  /** When it was sent, by `performance.now()`. */
  readonly sentAt: number;
  readonly reason: string;
}

/** Requests at a constant rate. */
export interface Load {
  /** Number of requests up to now. */
  sent(): number;
  /** Sends no more, waits for open requests and resolves with all that failed. */
  stop(): Promise<readonly Failure[]>;
}

export interface LoadOptions {
  /** Requests per second. */
  readonly rate: number;
  readonly next: () => Wanted;
  /** Most requests at once; others wait. By default 32, since a longer queue would starve other clients of the server. */
  readonly maxOpen?: number;
  /** Called with the milliseconds of each answer. */
  readonly onAnswer?: (ms: number) => void;
}

const TICK_MS = 10;

/** Sends requests until it is stopped. */
export function startLoad(origin: string, { rate, next, maxOpen = 32, onAnswer }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: maxOpen });
  const open = new Set<Promise<void>>();
  const failures: Failure[] = [];
  let sent = 0;

  async function send({ path, headers }: Wanted): Promise<void> {
    const sentAt = performance.now();
    try {
      const { status } = await ask(agent, origin + path, headers);
      onAnswer?.(performance.now() - sentAt);
      if (status === undefined || status >= 400)
        failures.push({ path, sentAt, reason: `status ${String(status)}` });
    } catch (error) {
      failures.push({ path, sentAt, reason: String(error) });
    }
  }

  let due = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    due += ((now - last) * rate) / 1000;
    last = now;
    for (; due >= 1 && open.size < maxOpen; due -= 1) {
      const request = send(next());
      sent += 1;
      open.add(request);
      void request.then(() => open.delete(request));
    }
    // Never catches up in a burst.
    due = Math.min(due, 1);
  }, TICK_MS);

  return {
    sent: () => sent,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return failures;
    },
  };
}
