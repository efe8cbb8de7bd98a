import { ApiError, DoneResponse, type SiteEvent, ErrorResponse, EventsRequest } from '@naad/api-contract';
import { requireSameOrigin } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { readJsonBodies } from '../../http/readJsonBodies.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const eventsSchema = {
  tags: ['service'],
  summary: 'Records events of a visit, if enabled; only for pages of this site',
  body: EventsRequest,
  response: {
    200: DoneResponse,
    400: ErrorResponse,
    403: ErrorResponse,
    404: ErrorResponse,
    429: ErrorResponse,
  },
};

/** Enough for twenty events with the longest text. */
const BODY_BYTES = 16_384;

/** Drops the text, which pages shouldn't send unless the operator asked for it. */
function withoutText(event: SiteEvent): SiteEvent {
  if (event.kind === 'page') return event;
  const { kind: _kind, text: _text, ...rest } = event;
  return { kind: event.kind, ...rest } as SiteEvent;
}

/**
 * `POST {prefix}/events`: logs each event on a line by itself, without address, request id or cookie. Answers
 * `featureAbsent` unless the operator asked for events.
 */
export async function events(api: ApiInstance, services: Services): Promise<void> {
  await api.register(async (scope: ApiInstance) => {
    readJsonBodies(scope, 'text/plain');
    receiveEvents(scope, services);
  });
}

function receiveEvents(api: ApiInstance, { config, origin }: Services): void {
  const log = api.log.child({}, { level: 'info' });
  api.post(
    '/events',
    { schema: eventsSchema, bodyLimit: BODY_BYTES, config: rateLimit('other', config.rateLimit) },
    (request, reply): DoneResponse => {
      requireSameOrigin(request, origin(request));
      const { events: options } = config;
      if (options === null) throw new ApiError('featureAbsent', 'This site records no visits.');
      for (const event of request.body.events) {
        log.info({ event: options.withText ? event : withoutText(event) }, 'event');
      }
      reply.header('cache-control', 'no-store');
      return { ok: true };
    },
  );
}
