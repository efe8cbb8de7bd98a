import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import type { ApiInstance } from './apiInstance.ts';

/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 15_000;
const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Asks proxies not to buffer the stream.
  'x-accel-buffering': 'no',
};

/** An open stream of server-sent events. */
export interface EventStream {
  /** Aborted when the stream ends here or the client leaves. */
  readonly signal: AbortSignal;
  /** Sends data as JSON; does nothing once the stream is over. */
  send(data: unknown, fields?: { readonly id?: string; readonly event?: string }): void;
  end(): void;
}

export interface EventStreamOptions {
  /**
   * Takes a slot for the stream and returns a function that releases it. Throws to refuse the stream; may call `end`
   * later to take the slot back.
   */
  readonly takeSlot: (end: () => void) => () => void;
  /** Called after each heartbeat. */
  readonly onHeartbeat?: () => void;
}

/**
 * Answers a request with an event stream. Returns null for HEAD, which is answered with the headers and takes no slot.
 *
 * @throws ApiError `restarting` during shutdown, and errors of `takeSlot`
 */
export type OpenEventStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: EventStreamOptions,
) => EventStream | null;

function startStream(
  reply: FastifyReply,
  { takeSlot, onHeartbeat }: EventStreamOptions,
  heartbeatMs: number,
): EventStream {
  const { raw } = reply;
  const over = new AbortController();
  const end = () => {
    over.abort();
    raw.end();
  };
  const release = takeSlot(end);
  reply.headers(HEADERS).hijack();
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), connection: 'close' });
  const timer = setInterval(() => {
    raw.write(': alive\n\n');
    onHeartbeat?.();
  }, heartbeatMs);
  over.signal.addEventListener('abort', () => clearInterval(timer));
  raw.on('close', () => {
    over.abort();
    release();
  });
  return {
    signal: over.signal,
    send(data, { id, event } = {}) {
      if (over.signal.aborted) return;
      const fields = Object.entries({ id, event, data: JSON.stringify(data) });
      const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
      raw.write(`${lines.join('\n')}\n\n`);
    },
    end,
  };
}

/** Lets routes open event streams; open ones end when the server closes, which waits for them. */
export function createEventStreams(app: ApiInstance, heartbeatMs = HEARTBEAT_MS): OpenEventStream {
  const open = new Set<EventStream>();
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const { end } of open) end();
    done();
  });
  return (request, reply, options) => {
    if (request.method === 'HEAD') {
      void reply.headers(HEADERS).send('');
      return null;
    }
    if (isClosing) throw new ApiError('restarting');
    const stream = startStream(reply, options, heartbeatMs);
    open.add(stream);
    stream.signal.addEventListener('abort', () => open.delete(stream));
    return stream;
  };
}
