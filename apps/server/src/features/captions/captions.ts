import { ApiError } from '@naad/api-contract';
import { requireSameOrigin } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { captionPostAddress, parseCaptionAddress } from './captionAddress.ts';
import { relaySchema } from './schema.ts';

/** The meeting's server gets so long; the desk retries with the same number. */
const TIMEOUT_MS = 5_000;

/** `POST {prefix}/captions`: passes a caption on to a meeting, whose server browsers can't call themselves. */
export function captions(app: ApiInstance, { services }: { services: Services }): void {
  const config = rateLimit('other', services.config.rateLimit);
  app.post('/captions', { schema: relaySchema, config }, async (request, reply) => {
    requireSameOrigin(request, services.origin(request));
    void reply.header('cache-control', 'no-store');
    const { address, seq, lang, text } = request.body;
    const meeting = parseCaptionAddress(address);
    if (!meeting) throw new ApiError('badCaptionAddress');
    let status: number;
    try {
      // A third party, which `@naad/api-client` doesn't call.
      // eslint-disable-next-line no-restricted-globals
      const answer = await fetch(captionPostAddress(meeting, seq, lang), {
        method: 'POST',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: `${text}\n`,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // The connection is free only when the body was dropped.
      await answer.body?.cancel();
      ({ status } = answer);
    } catch {
      throw new ApiError('meetingUnavailable');
    }
    if (status >= 400 && status < 500) throw new ApiError('captionRefused');
    if (status < 200 || status >= 300) throw new ApiError('meetingUnavailable');
    return { ok: true as const };
  });
}
