import { ApiError, TRANSCRIPT_LIMITS, type TranscriptResponse } from '@naad/api-contract';
import { toAscii } from '@naad/gurbani-text';
import { requireOwnPage } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { readWav } from './readWav.ts';
import { transcriptSchema } from './schema.ts';

/** The largest recording in base64, and the JSON around it. */
const BODY_BYTES = Math.ceil(TRANSCRIPT_LIMITS.audioBytes / 3) * 4 + 200;

function presentTranscript(unicode: string): TranscriptResponse {
  return { status: 'success', transcriptInitials: { ascii: toAscii(unicode), unicode }, message: null };
}

/**
 * `POST {prefix}/transcript`: what is said, by its first letters. For our own pages alone: each call may cost the operator
 * money, and pages elsewhere could spend it through their visitors.
 */
export function transcript(api: ApiInstance, { config, origin, sources }: Services): void {
  api.post(
    '/transcript',
    {
      schema: transcriptSchema,
      bodyLimit: BODY_BYTES,
      config: { ...rateLimit('transcript', config.rateLimit), malformed: 'badAudio' },
    },
    async (request, reply) => {
      requireOwnPage(request, origin(request));
      if (sources.transcription === null) {
        throw new ApiError('featureAbsent', sources.features.transcript.absent ?? undefined);
      }
      const audio = readWav(request.body.audioData);
      reply.header('cache-control', 'no-store');
      return presentTranscript(await sources.transcription.hear(audio));
    },
  );
}
