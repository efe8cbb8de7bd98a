import { ApiError, type DoneResponse, type SiteEvent } from '@naad/api-contract';
import { requireOwnPage } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { eventsSchema } from './schema.ts';

/** Twenty events with the longest words that they may hold. */
const BODY_BYTES = 16_384;

/** Words are what a page should not have sent, where nobody asked for them. */
function withoutText(event: SiteEvent): SiteEvent {
  if (event.kind === 'page') return event;
  const { kind: _kind, text: _text, ...rest } = event;
  return { kind: event.kind, ...rest } as SiteEvent;
}

/**
 * `POST {prefix}/events`: each is a line of the log, with nothing beside it: no address, no id of the request, no cookie.
 * Where the operator did not ask for them there is no such call.
 */
export function events(api: ApiInstance, { config, origin }: Services): void {
  const told = api.log.child({}, { level: 'info' });
  api.post(
    '/events',
    { schema: eventsSchema, bodyLimit: BODY_BYTES, config: rateLimit('other', config.rateLimit) },
    (request, reply): DoneResponse => {
      requireOwnPage(request, origin(request));
      const { events: wanted } = config;
      if (wanted === null) throw new ApiError('featureAbsent', 'This deployment hears of no visits.');
      for (const event of request.body.events) {
        told.info({ event: wanted.withText ? event : withoutText(event) }, 'event');
      }
      reply.header('cache-control', 'no-store');
      return { ok: true };
    },
  );
}
