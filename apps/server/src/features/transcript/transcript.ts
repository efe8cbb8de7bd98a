import {
  ApiError,
  TRANSCRIPT_LIMITS,
  TranscriptResponse,
  ErrorResponse,
  TranscriptRequest,
} from '@naad/api-contract';
import { toAscii } from '@naad/gurbani-text';
import { requireSameOrigin } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const transcriptSchema = {
  tags: ['search'],
  summary: 'The first letters of a spoken line',
  description:
    'For pages of this site: a recording of at most 15 seconds as a WAV file (PCM, 16 bits, 16 kHz, one channel) in base64. It is passed to the configured service and not stored.',
  body: TranscriptRequest,
  response: {
    200: TranscriptResponse,
    400: ErrorResponse,
    403: ErrorResponse,
    404: ErrorResponse,
    413: ErrorResponse,
    422: ErrorResponse,
    429: ErrorResponse,
    503: ErrorResponse,
  },
};

/** Maximum size of a recording in base64, plus the surrounding JSON. */
const BODY_BYTES = Math.ceil(TRANSCRIPT_LIMITS.audioBytes / 3) * 4 + 200;

function presentTranscript(unicode: string): TranscriptResponse {
  return { status: 'success', transcriptInitials: { ascii: toAscii(unicode), unicode }, message: null };
}

/**
 * `POST {prefix}/transcript`: the first letters of a spoken line. Only for our own pages: each call may cost the operator
 * money, which other sites could spend through their visitors.
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
      requireSameOrigin(request, origin(request));
      if (sources.transcription === null) {
        throw new ApiError('featureAbsent', sources.features.transcript.absent ?? undefined);
      }
      const audio = readWav(request.body.audioData);
      reply.header('cache-control', 'no-store');
      return presentTranscript(await sources.transcription.transcribe(audio));
    },
  );
}

/** Base64 with an optional `data:` prefix. */
const BASE64 = /^(?:data:audio\/[\w.+-]+;base64,)?([A-Za-z\d+/]+={0,2})$/;
const HEADER_BYTES = 44;
const PCM = 1;

/**
 * Decodes and validates the recording.
 *
 * @throws ApiError `badAudio` unless it is a 16-bit mono WAV file, not empty and not too long
 */
function readWav(audioData: string): Uint8Array {
  const base64 = BASE64.exec(audioData)?.[1];
  if (base64 === undefined || base64.length % 4 !== 0) throw new ApiError('badAudio');
  const file = Buffer.from(base64, 'base64');
  if (file.length <= HEADER_BYTES || file.length > TRANSCRIPT_LIMITS.audioBytes || !isSpeech(file)) {
    throw new ApiError('badAudio');
  }
  return file;
}

function isSpeech(file: Buffer): boolean {
  const isWav = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 16) === 'WAVEfmt ';
  return (
    isWav &&
    file.readUInt16LE(20) === PCM &&
    file.readUInt16LE(22) === 1 &&
    file.readUInt32LE(24) === TRANSCRIPT_LIMITS.sampleRate &&
    file.readUInt16LE(34) === 16
  );
}
