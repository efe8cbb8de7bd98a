import { microphoneProblem, VoiceError, type VoiceProblem } from './VoiceError.ts';

/** A browser that listens by itself. */
export interface Recogniser {
  /** The words that were said, in whatever script it writes them; rejected with a VoiceError. */
  readonly words: Promise<string>;
  /** Nothing more is to be heard: what was said becomes words. */
  stop(): void;
  close(): void;
}

/** As much of the Web Speech API as is needed here; it is in no browser under the same name. */
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

/** Punjabi of India, which is written in Gurmukhi. */
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

/** Whether this browser has something that understands speech; whether it knows Punjabi shows when it is asked. */
export function canRecognise(): boolean {
  return recognitionClass() !== null;
}

/** @throws VoiceError `unavailable` where this browser has nothing that understands speech, else what the microphone has */
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
