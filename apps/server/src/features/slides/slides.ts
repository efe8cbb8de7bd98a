import type { FastifyReply } from 'fastify';
import type { ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseSessionCode, type SessionCode } from '@naad/sync-protocol';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { createSlideSource, type SlideSession } from './createSlideSource.ts';
import { slideEventsSchema, slideSchema } from './schema.ts';

/** Where sessions are. */
export interface SlideSessions {
  read(code: SessionCode): Promise<SlideSession | null>;
  /** Calls back when something about a session was said, or it ended; the returned function makes it not. */
  follow(code: SessionCode, listener: () => void): () => void;
}

export interface SlidesParts {
  readonly services: Services;
  readonly sync: SlideSessions;
  /** Of the API, within this process. */
  readonly client: ApiClient;
  /** How many may listen at once: to one session, and in all. */
  readonly most?: { readonly perSession: number; readonly inAll: number };
}

const NO_STORE = 'no-store';
const MOST = { perSession: 20, inAll: 400 };
/** Proxies end what says nothing for a minute; what was missed between servers is made good by the same. */
const ALIVE_MS = 15_000;

/** `GET {prefix}/slides/{code}` and `…/events`: the slide of a session, for overlays and programs of a stream. */
export function slides(app: ApiInstance, { services, sync, client, most = MOST }: SlidesParts): void {
  const source = createSlideSource(client);
  const listening = new Map<SessionCode, Set<FastifyReply>>();
  const config = rateLimit('other', services.config.rateLimit);

  async function recordOf(given: string) {
    const code = parseSessionCode(given);
    const record = code === null ? null : await sync.read(code);
    if (!record) throw new ApiError('sessionNotFound');
    return record;
  }

  function admit(code: SessionCode, reply: FastifyReply): () => void {
    const inAll = [...listening.values()].reduce((sum, { size }) => sum + size, 0);
    const replies = listening.get(code) ?? new Set();
    if (replies.size >= most.perSession || inAll >= most.inAll) throw new ApiError('tooManyRequests');
    listening.set(code, replies.add(reply));
    return () => {
      replies.delete(reply);
      if (replies.size === 0) listening.delete(code);
    };
  }

  app.get('/slides/:code', { schema: slideSchema, config }, async (request, reply) => {
    void reply.header('cache-control', NO_STORE);
    return source.slideAt(await recordOf(request.params.code), Date.now());
  });

  app.get('/slides/:code/events', { schema: slideEventsSchema, config }, async (request, reply) => {
    const { code } = await recordOf(request.params.code);
    const leave = admit(code, reply);
    const { raw } = reply.hijack();
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': NO_STORE };
    // Proxies that collect an answer before they pass it on are asked not to.
    raw.writeHead(200, {
      ...(headers as Record<string, string>),
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    let told = '';
    let isTelling = false;
    let isStale = false;

    async function tell(): Promise<void> {
      isStale = true;
      // One at a time, and what changed meanwhile afterwards, once.
      if (isTelling) return;
      isTelling = true;
      while (isStale && !raw.writableEnded) {
        isStale = false;
        const record = await sync.read(code);
        if (!record) return end();
        const { ts, ...said } = await source.slideAt(record, Date.now());
        const content = JSON.stringify({ ...said, seq: 0 });
        if (content === told) continue;
        told = content;
        raw.write(
          `id: ${said.epoch}.${String(said.seq)}\nevent: slide\ndata: ${JSON.stringify({ ...said, ts })}\n\n`,
        );
      }
      isTelling = false;
    }
    const tellNow = () => {
      tell().catch((error: unknown) => {
        request.log.error({ err: error }, 'the feed of a session failed');
        raw.destroy();
      });
    };
    const unfollow = sync.follow(code, tellNow);
    const timer = setInterval(() => {
      raw.write(': alive\n\n');
      tellNow();
    }, ALIVE_MS);
    function end(): void {
      raw.end('event: end\ndata: {}\n\n');
    }
    raw.on('close', () => {
      clearInterval(timer);
      unfollow();
      leave();
    });
    tellNow();
  });

  // A server that closes waits for its answers to end, and these do not by themselves; whoever listens comes back.
  app.addHook('preClose', (done) => {
    for (const replies of listening.values()) for (const { raw } of replies) raw.end();
    done();
  });
}
