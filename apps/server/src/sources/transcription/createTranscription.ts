import { ApiError, type ComponentState } from '@naad/api-contract';
import { SourceError } from '@naad/api-scripture/sources';
import { firstLetterQuery, firstLetters, isGurmukhi } from '@naad/gurbani-text';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { READY, unavailable } from '../../components/componentHealth.ts';
import { loggedFailure } from '../sourceFailures.ts';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';
import { fetchJson } from '../upstream/fetchJson.ts';

/** Speech recognition. */
export interface Transcription {
  /**
   * Returns the first letters of the speech in Unicode, at least one.
   * @param audio a WAV file
   * @throws ApiError `transcriptionFailed` with the service's message if nothing was recognized,
   * `sourceUnavailable` if the engine fails, `tooManyRequests` while it is busy
   */
  transcribe(audio: Uint8Array): Promise<string>;
  state(): ComponentState;
}

/** A speech recognizer: an external service or a local model. */
export interface SpeechEngine {
  /** Maximum concurrent recordings; more are refused. */
  readonly maxConcurrent: number;
  /**
   * Transcribes a WAV file.
   * @throws SourceError if the engine fails
   */
  transcribe(audio: Uint8Array): Promise<SpeechResult>;
  /** Ready by default. */
  state?(): ComponentState;
}

/** The result: first letters in Unicode or ASCII, or words; otherwise the reason for failure, if known. */
export interface SpeechResult {
  readonly letters?: { readonly unicode: string | null; readonly ascii: string | null };
  readonly words?: string | null;
  readonly failure?: string | null;
}

export interface TranscriptionOptions {
  readonly engine: SpeechEngine;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now?: () => number;
}

const MAX_FAILURES = 5;
const REST_MS = 30_000;
/** More letters than a line spoken in 15 seconds has. */
const MAX_LETTERS = 60;
const MAX_MESSAGE_LENGTH = 200;

export function createTranscription(options: TranscriptionOptions): Transcription {
  const { engine, logger } = options;
  let active = 0;
  const breaker = createCircuitBreaker({
    failures: MAX_FAILURES,
    restMs: REST_MS,
    ...(options.now && { now: options.now }),
    onChange: (isResting, error) => {
      if (isResting) logger.warn(loggedFailure(error), 'speech recognition keeps failing and is paused');
      else logger.info('speech recognition works again');
    },
  });

  return {
    state() {
      if (breaker.isResting()) return unavailable('unreachable');
      return engine.state?.() ?? READY;
    },
    async transcribe(audio) {
      if (active >= engine.maxConcurrent) throw new ApiError('tooManyRequests');
      active += 1;
      try {
        const written = await breaker.run(() => engine.transcribe(audio));
        const letters = lettersHeard(written);
        if (letters === '') throw new ApiError('transcriptionFailed', messageOf(written));
        return letters;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        throw new ApiError('sourceUnavailable');
      } finally {
        active -= 1;
      }
    },
  };
}

/** Extracts letters only, whatever the engine sends, because they become a search. */
function lettersHeard({ letters, words }: SpeechResult): string {
  const heard =
    firstLetterQuery(letters?.unicode ?? '') ||
    firstLetterQuery(letters?.ascii ?? '') ||
    (isGurmukhi(words ?? '') ? firstLetters(words ?? '') : '');
  return [...heard].slice(0, MAX_LETTERS).join('');
}

/** The reason for failure as a single line; undefined if unknown. */
function messageOf({ failure }: SpeechResult): string | undefined {
  // eslint-disable-next-line no-control-regex -- control characters must not reach a page
  const line = (failure ?? '').replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
  return line === '' ? undefined : line.slice(0, MAX_MESSAGE_LENGTH);
}

/** Transcribing 15 seconds of speech takes longer than a lookup. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 100_000;
const MAX_CONCURRENT = 8;

/** Response of the reference product's service; `transcript` is for a service that returns words. */
const Answer = z.object({
  status: z.string(),
  transcriptInitials: z.object({ unicode: z.string().nullish(), ascii: z.string().nullish() }).nullish(),
  transcript: z.string().nullish(),
  message: z.string().nullish(),
});

/** Creates an engine for an external service at `/transcript` below its address. */
export function createSpeechService({
  url,
  key,
}: {
  readonly url: string;
  readonly key: string | null;
}): SpeechEngine {
  return {
    maxConcurrent: MAX_CONCURRENT,
    async transcribe(audio) {
      const found = await fetchJson(`${url}/transcript`, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        post: { audioData: Buffer.from(audio).toString('base64'), ...(key !== null && { apiKey: key }) },
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
      });
      const parsed = Answer.safeParse(found?.body);
      if (!parsed.success)
        throw new SourceError('malformed', 'The response is not a transcript.', parsed.error);
      const { status, message, transcript, transcriptInitials } = parsed.data;
      if (status !== 'success') return { failure: message ?? null };
      return {
        letters: {
          unicode: transcriptInitials?.unicode ?? null,
          ascii: transcriptInitials?.ascii ?? null,
        },
        words: transcript ?? null,
      };
    },
  };
}
