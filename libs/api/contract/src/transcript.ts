import * as z from 'zod/mini';

/**
 * What may be sent to be turned into words: speech as a WAV file of 16 bits and one channel. A recording ends at 15 seconds
 * (specification, section 9); a little more is taken, since clients stop by clocks of their own.
 */
export const TRANSCRIPT_LIMITS = {
  seconds: 15,
  sampleRate: 16_000,
  /** Of the file: twenty seconds at that rate. */
  audioBytes: 20 * 16_000 * 2 + 44,
} as const;

/** `POST /transcript`. */
export const TranscriptRequest = z.object({
  /** The file in base64, as it is or as a `data:` address. */
  audioData: z.string(),
});
export type TranscriptRequest = z.infer<typeof TranscriptRequest>;

/** The first letters of what was said; there is at least one. What fails is answered as an error of the catalogue. */
export const TranscriptResponse = z.object({
  status: z.literal('success'),
  transcriptInitials: z.object({ ascii: z.string(), unicode: z.string() }),
  message: z.nullable(z.string()),
});
export type TranscriptResponse = z.infer<typeof TranscriptResponse>;
