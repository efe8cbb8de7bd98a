import { ApiError, TRANSCRIPT_LIMITS } from '@naad/api-contract';
import { firstLetters, isGurmukhi } from '@naad/gurbani-text';
import { encodeBase64, encodeWav } from './encodeWav.ts';
import type { Recogniser } from './openRecogniser.ts';
import type { Recorder } from './openRecorder.ts';
import { beginListening, hearLevel, LIMIT_MS, type SpeechSoFar } from './speechEnd.ts';
import { VoiceError, type VoiceProblem } from './VoiceError.ts';

/** A voice search that is under way; idle is where there is none. */
export type VoiceState =
  | { readonly phase: 'starting' }
  /** Levels 0 … 1, the newest last; null where the browser listens by itself and does not tell. */
  | { readonly phase: 'recording'; readonly levels: readonly number[]; readonly sentTo: string | null }
  | { readonly phase: 'recording'; readonly levels: null }
  | { readonly phase: 'processing'; readonly levels: readonly number[] }
  | { readonly phase: 'failed'; readonly problem: VoiceProblem; readonly said: string | null }
  /** The first letters of what was said; at least one. */
  | { readonly phase: 'heard'; readonly letters: string };

export interface VoiceSearch {
  /** As the button is pressed again: ends a recording, begins anew after a failure. */
  press(): void;
  /** Turns the microphone off; nothing more is said of it. */
  close(): void;
}

/** What writes down what is said; where it is not this site itself, `sentTo` says whose. */
export interface VoiceService {
  readonly sentTo: string | null;
}

/** What a voice search goes through: the service of this site, and what the browser has. */
export interface VoiceWays {
  /** What writes down what is said for this deployment; null where nothing does. */
  findService(): Promise<VoiceService | null>;
  /** The letters in a WAV file in base64. */
  transcribe(audioData: string): Promise<string>;
  canRecord(): boolean;
  openRecorder(onLevel: (level: number, at: number) => void): Promise<Recorder>;
  canRecognise(): boolean;
  openRecogniser(): Recogniser;
}

/** Begins at once: by the service of the site where there is one, else by the browser's own. */
export function createVoiceSearch(ways: VoiceWays, onState: (state: VoiceState) => void): VoiceSearch {
  let state: VoiceState = { phase: 'starting' };
  let isClosed = false;
  /** Ends what is heard now; what turns it off for good. */
  let end: () => void = () => undefined;
  let turnOff: () => void = () => undefined;

  function tell(next: VoiceState): void {
    if (isClosed) return;
    state = next;
    onState(next);
  }

  async function listen(): Promise<string> {
    const service = await ways.findService().catch((error: unknown) => {
      throw new VoiceError('network', error);
    });
    if (service && ways.canRecord()) return record(service);
    if (ways.canRecognise()) return recognise();
    throw new VoiceError(service ? 'insecure' : 'unavailable');
  }

  async function record({ sentTo }: VoiceService): Promise<string> {
    let levels: readonly number[] = [];
    let speech: SpeechSoFar | null = null;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const recorder = await ways.openRecorder((level, at) => {
      speech = hearLevel(speech ?? beginListening(at), level, at);
      levels = [...levels, drawnLevel(level)];
      if (state.phase === 'recording') tell({ phase: 'recording', levels, sentTo });
      if (speech.end) end();
    });
    turnOff = () => {
      recorder.close();
    };
    if (isClosed) turnOff();
    tell({ phase: 'recording', levels, sentTo });
    await ended;
    tell({ phase: 'processing', levels });
    const samples = await recorder.stop();
    const longest = samples.subarray(0, LONGEST_SAMPLES);
    if (longest.length === 0) throw new VoiceError('noAudio');
    return ways.transcribe(encodeBase64(encodeWav(longest, TRANSCRIPT_LIMITS.sampleRate)));
  }

  async function recognise(): Promise<string> {
    const recogniser = ways.openRecogniser();
    const timer = setTimeout(() => {
      end();
    }, LIMIT_MS);
    turnOff = () => {
      clearTimeout(timer);
      recogniser.close();
    };
    end = () => {
      recogniser.stop();
      tell({ phase: 'processing', levels: [] });
    };
    tell({ phase: 'recording', levels: null });
    try {
      const words = await recogniser.words;
      return isGurmukhi(words) ? firstLetters(words) : '';
    } finally {
      clearTimeout(timer);
    }
  }

  function begin(): void {
    tell({ phase: 'starting' });
    listen().then(
      (letters) => {
        tell(letters === '' ? failure(new VoiceError('failed')) : { phase: 'heard', letters });
      },
      (error: unknown) => {
        turnOff();
        tell(failure(error));
      },
    );
  }

  begin();
  return {
    press() {
      if (state.phase === 'recording') end();
      else if (state.phase === 'failed') begin();
    },
    close() {
      isClosed = true;
      turnOff();
    },
  };
}

/** What a clock of a browser adds to fifteen seconds is cut off, well within what the service takes. */
const LONGEST_SAMPLES = (TRANSCRIPT_LIMITS.seconds + 1) * TRANSCRIPT_LIMITS.sampleRate;

/** Speech is mostly softer than a tenth: its root fills the drawing. */
const drawnLevel = (level: number): number => Math.min(1, Math.sqrt(level) * 1.6);

function failure(error: unknown): VoiceState {
  const { problem, said } = problemOf(error);
  return { phase: 'failed', problem, said };
}

function problemOf(error: unknown): { problem: VoiceProblem; said: string | null } {
  if (error instanceof VoiceError) return error;
  if (!(error instanceof ApiError)) return { problem: 'network', said: null };
  switch (error.id) {
    case 'transcriptionFailed':
      return {
        problem: 'failed',
        said: error.message === new ApiError(error.id).message ? null : error.message,
      };
    case 'badAudio':
      return { problem: 'noAudio', said: null };
    case 'tooManyRequests':
      return { problem: 'tooMany', said: null };
    case 'featureAbsent':
      return { problem: 'unavailable', said: null };
    default:
      return { problem: 'failed', said: null };
  }
}
