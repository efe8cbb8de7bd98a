/** What the server and the process that understands speech for it say to each other. */
export interface ServerToSpeech {
  readonly id: number;
  /** -1 … 1, one channel. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** Once without an `id` when it is ready; then the words in each recording, or none where it failed. */
export type SpeechToServer =
  { readonly isReady: true } | { readonly id: number; readonly words: string | null };
