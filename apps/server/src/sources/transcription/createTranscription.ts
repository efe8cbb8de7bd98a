import { ApiError } from '@naad/api-contract';
import { firstLetterQuery, firstLetters, isGurmukhi } from '@naad/gurbani-text';
import type { FastifyBaseLogger } from 'fastify';
import { loggedFailure } from '../loggedFailure.ts';
import { SourceError } from '../SourceError.ts';
import { createCircuitBreaker } from '../upstream/createCircuitBreaker.ts';

/** Writes down what is said. */
export interface Transcription {
  /**
   * The first letters of what is said, in Unicode; at least one.
   *
   * @param audio a WAV file
   * @throws ApiError `transcriptionFailed` where nothing was understood, with what the service says of that;
   * `sourceUnavailable` where it does not answer as it should; `tooManyRequests` while it has enough to do
   */
  hear(audio: Uint8Array): Promise<string>;
}

/** What understands speech: a service elsewhere, or a model on this machine. */
export interface SpeechEngine {
  /** How many recordings it is given at once; the others are refused. */
  readonly atOnce: number;
  /**
   * @param audio a WAV file
   * @throws SourceError where it does not answer as it should
   */
  write(audio: Uint8Array): Promise<Written>;
}

/** What was said: its first letters, as Unicode or ASCII, or its words; else why not, where that is known. */
export interface Written {
  readonly letters?: { readonly unicode: string | null; readonly ascii: string | null };
  readonly words?: string | null;
  readonly failure?: string | null;
}

export interface TranscriptionOptions {
  readonly engine: SpeechEngine;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now?: () => number;
}

const FAILURES = 5;
const REST_MS = 30_000;
/** More than in any line that is said in 15 seconds. */
const MOST_LETTERS = 60;
const LONGEST_MESSAGE = 200;

export function createTranscription(options: TranscriptionOptions): Transcription {
  const { engine, logger, now = Date.now } = options;
  let underWay = 0;
  const breaker = createCircuitBreaker({
    failures: FAILURES,
    restMs: REST_MS,
    now,
    onChange: (isResting, error) => {
      if (isResting) logger.warn(loggedFailure(error), 'what writes down speech fails and is left alone');
      else logger.info('what writes down speech answers again');
    },
  });

  return {
    async hear(audio) {
      if (underWay >= engine.atOnce) throw new ApiError('tooManyRequests');
      underWay += 1;
      try {
        const written = await breaker.run(() => engine.write(audio));
        const letters = lettersHeard(written);
        if (letters === '') throw new ApiError('transcriptionFailed', messageOf(written));
        return letters;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        throw new ApiError('sourceUnavailable');
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** Letters and nothing else, whatever it sends: they become a search. */
function lettersHeard({ letters, words }: Written): string {
  const heard =
    firstLetterQuery(letters?.unicode ?? '') ||
    firstLetterQuery(letters?.ascii ?? '') ||
    (isGurmukhi(words ?? '') ? firstLetters(words ?? '') : '');
  return [...heard].slice(0, MOST_LETTERS).join('');
}

/** Why nothing was understood, as one line of text; undefined where that is not told. */
function messageOf({ failure }: Written): string | undefined {
  // eslint-disable-next-line no-control-regex -- none of them may reach a page
  const line = (failure ?? '').replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
  return line === '' ? undefined : line.slice(0, LONGEST_MESSAGE);
}
