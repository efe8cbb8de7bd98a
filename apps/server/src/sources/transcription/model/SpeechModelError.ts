/** Why no model of speech can be used; told to whoever starts the server. */
export class SpeechModelError extends Error {
  override readonly name = 'SpeechModelError';

  /** @param reason in English, as the end of a sentence about the folder */
  constructor(reason: string, cause?: unknown) {
    super(`The folder of TRANSCRIPTION_MODEL_DIR cannot be used: ${reason}.`, { cause });
  }
}
