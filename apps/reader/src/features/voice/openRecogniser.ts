import { microphoneProblem, VoiceError, type VoiceProblem } from './VoiceError.ts';

/** Speech recognition of the browser. */
export interface Recogniser {
  /** The recognised words, in whatever script the browser writes; rejects with a VoiceError. */
  readonly words: Promise<string>;
  /** Stops listening; what was said is still recognised. */
  stop(): void;
  close(): void;
}

/** The parts of the Web Speech API used here; its name differs by browser. */
interface SpeechRecognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognisedEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type SpeechRecognitionClass = new () => SpeechRecognition;

/** Indian Punjabi, which is written in Gurmukhi. */
const LANGUAGE = 'pa-IN';

const PROBLEMS: Readonly<Record<string, VoiceProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'unavailable',
  'audio-capture': 'noMicrophone',
  network: 'network',
  'language-not-supported': 'unavailable',
  'no-speech': 'failed',
};

function recognitionClass(): SpeechRecognitionClass | null {
  const { SpeechRecognition: standard, webkitSpeechRecognition: prefixed } = globalThis as {
    SpeechRecognition?: SpeechRecognitionClass;
    webkitSpeechRecognition?: SpeechRecognitionClass;
  };
  return standard ?? prefixed ?? null;
}

/** True if the browser has speech recognition; support for Punjabi only shows on use. */
export function canRecognise(): boolean {
  return recognitionClass() !== null;
}

/** @throws VoiceError `unavailable` if the browser has no speech recognition, otherwise the microphone's problem */
export function openRecogniser(): Recogniser {
  const Recognition = recognitionClass();
  if (!Recognition) throw new VoiceError('unavailable');
  const recognition = new Recognition();
  recognition.lang = LANGUAGE;
  recognition.interimResults = false;
  recognition.maxAlternatives = 1;
  const words = new Promise<string>((resolve, reject) => {
    recognition.addEventListener('result', (event) => {
      const { results } = event as RecognisedEvent;
      resolve(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '));
    });
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { readonly error?: string };
      reject(new VoiceError(PROBLEMS[error ?? ''] ?? 'failed', event));
    });
    recognition.addEventListener('end', () => {
      reject(new VoiceError('failed'));
    });
  });
  try {
    recognition.start();
  } catch (error) {
    throw microphoneProblem(error);
  }
  return {
    words,
    stop() {
      recognition.stop();
    },
    close() {
      words.catch(() => undefined);
      recognition.abort();
    },
  };
}
