import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import type { ApiInstance } from './apiInstance.ts';

/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 15_000;
const HEADERS = {
  'cache-control': 'no-store',
  // Asks proxies not to buffer the stream.
  'x-accel-buffering': 'no',
};

/** Kinds of streams: server-sent events, and subtitles. */
const KINDS = {
  events: { contentType: 'text/event-stream', heartbeat: ': alive\n\n' },
  subtitles: { contentType: 'text/vtt; charset=utf-8', heartbeat: 'NOTE\n\n' },
} as const;

/** An open stream of server-sent events or subtitles. */
export interface EventStream {
  /** Aborted when the stream ends here or the client leaves. */
  readonly signal: AbortSignal;
  /** Sends data as JSON; does nothing once the stream is over. */
  send(data: unknown, fields?: { readonly id?: string; readonly event?: string }): void;
  /** Sends text as it is; does nothing once the stream is over. */
  write(text: string): void;
  end(): void;
}

export interface EventStreamOptions {
  /** `events` by default. */
  readonly kind?: keyof typeof KINDS;
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
  { kind = 'events', takeSlot, onHeartbeat }: EventStreamOptions,
  heartbeatMs: number,
): EventStream {
  const { raw } = reply;
  const over = new AbortController();
  const end = () => {
    over.abort();
    raw.end();
  };
  const release = takeSlot(end);
  reply.headers({ ...HEADERS, 'content-type': KINDS[kind].contentType }).hijack();
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), connection: 'close' });
  const timer = setInterval(() => {
    raw.write(KINDS[kind].heartbeat);
    onHeartbeat?.();
  }, heartbeatMs);
  const write = (text: string) => {
    if (!over.signal.aborted) raw.write(text);
  };
  over.signal.addEventListener('abort', () => clearInterval(timer));
  raw.on('close', () => {
    over.abort();
    release();
  });
  return {
    signal: over.signal,
    send(data, { id, event } = {}) {
      const fields = Object.entries({ id, event, data: JSON.stringify(data) });
      const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
      write(`${lines.join('\n')}\n\n`);
    },
    write,
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
      const { contentType } = KINDS[options.kind ?? 'events'];
      void reply.headers({ ...HEADERS, 'content-type': contentType }).send('');
      return null;
    }
    if (isClosing) throw new ApiError('restarting');
    const stream = startStream(reply, options, heartbeatMs);
    open.add(stream);
    stream.signal.addEventListener('abort', () => open.delete(stream));
    return stream;
  };
}
