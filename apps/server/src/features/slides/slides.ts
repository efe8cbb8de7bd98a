import type { FastifyRequest } from 'fastify';
import type { ApiClient } from '@naad/api-client';
import { captionText, type SessionCode, type SlideFeed } from '@naad/sync-protocol';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { limitKey } from '../../http/clientAddress.ts';
import { createEventStreams, type EventStream } from '../../http/createEventStreams.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { createCaptions, WEBVTT_HEADER } from './createCaptions.ts';
import { createFeedSlots, type FeedLimits } from './createFeedSlots.ts';
import { createSlideSource, type SlideSession } from './createSlideSource.ts';
import { captionsSchema, slideEventsSchema, slideSchema } from './schema.ts';

/** Access to sync sessions. */
export interface SlideSessions {
  /**
   * Finds the session of a code as typed by a visitor.
   *
   * @throws ApiError
   */
  find(code: string, request: FastifyRequest): Promise<SlideSession>;
  read(code: SessionCode): Promise<SlideSession | null>;
  /** Calls `listener` when a session changes or ends; returns a function that unsubscribes. */
  follow(code: SessionCode, listener: () => void): () => void;
}

export interface SlidesParts {
  readonly services: Services;
  readonly sync: SlideSessions;
  /** API client within this process. */
  readonly client: ApiClient;
  /** Maximum feeds open at once. */
  readonly feedLimits?: FeedLimits;
}

export const DEFAULT_FEED_LIMITS: FeedLimits = { perSession: 20, perAddress: 40, total: 400 };

/** `GET {prefix}/slides/{code}`, `…/events` and `…/captions.vtt`: the slide of a session, for streaming and subtitles. */
export function slides(
  app: ApiInstance,
  { services, sync, client, feedLimits = DEFAULT_FEED_LIMITS }: SlidesParts,
): void {
  const source = createSlideSource(client);
  const slots = createFeedSlots(feedLimits);
  const openEventStream = createEventStreams(app);
  const config = rateLimit('other', services.config.rateLimit);

  app.get('/slides/:code', { schema: slideSchema, config }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return source.slideAt(await sync.find(request.params.code, request), Date.now());
  });

  /**
   * Follows a session on an open stream: each state of its slide, one at a time, until the session or the stream is over.
   * Returns the function that looks for changes.
   */
  function followOn(
    { signal, end }: EventStream,
    code: SessionCode,
    { onSlide, onEnd }: { onSlide: (feed: SlideFeed) => void; onEnd: () => void },
    request: FastifyRequest,
  ): () => void {
    let lastSent = '';
    let isSending = false;
    let isStale = false;

    async function sendChanges(): Promise<void> {
      isStale = true;
      // Send one update at a time; all changes in the meantime become one more update.
      if (isSending) return;
      isSending = true;
      while (isStale && !signal.aborted) {
        isStale = false;
        const record = await sync.read(code);
        if (!record) {
          onEnd();
          return end();
        }
        const feed = await source.slideAt(record, Date.now());
        const content = JSON.stringify({ ...feed, ts: 0, seq: 0 });
        if (content === lastSent) continue;
        lastSent = content;
        onSlide(feed);
      }
      isSending = false;
    }
    const update = () => {
      sendChanges().catch((error: unknown) => {
        request.log.error({ err: error }, 'the feed of a session failed');
        end();
      });
    };
    const unfollow = sync.follow(code, update);
    signal.addEventListener('abort', unfollow);
    update();
    return update;
  }

  app.get('/slides/:code/events', { schema: slideEventsSchema, config }, async (request, reply) => {
    const { code } = await sync.find(request.params.code, request);
    const address = limitKey(services.addressOf(request));
    let update: () => void = () => undefined;
    const stream = openEventStream(request, reply, {
      takeSlot: (end) => slots.take({ code, address, end }),
      // Finds changes that were missed between servers.
      onHeartbeat: () => update(),
    });
    if (!stream) return reply;
    const onSlide = (feed: SlideFeed) =>
      stream.send(feed, { id: `${feed.epoch}.${String(feed.seq)}`, event: 'slide' });
    update = followOn(stream, code, { onSlide, onEnd: () => stream.send({}, { event: 'end' }) }, request);
  });

  app.get('/slides/:code/captions.vtt', { schema: captionsSchema, config }, async (request, reply) => {
    const { code } = await sync.find(request.params.code, request);
    const address = limitKey(services.addressOf(request));
    let update: () => void = () => undefined;
    const stream = openEventStream(request, reply, {
      kind: 'subtitles',
      takeSlot: (end) => slots.take({ code, address, end }),
      onHeartbeat: () => update(),
    });
    if (!stream) return reply;
    const captions = createCaptions(performance.now(), stream.write);
    stream.write(WEBVTT_HEADER);
    update = followOn(
      stream,
      code,
      {
        onSlide: ({ slide }) => captions.show(captionText(slide), performance.now()),
        onEnd: () => captions.show('', performance.now()),
      },
      request,
    );
  });
}
