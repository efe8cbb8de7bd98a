import * as z from 'zod/mini';
import { FeatureSource } from './capabilities.ts';

/**
 * `GET {prefix}/audio/shabads/{id}` and `…/audio/hukamnamas/{yyyy-mm-dd}`: the address of a recording, in the
 * shape of the reference product's audio service. A missing recording is `status: 'error'` with HTTP 200.
 */
export const TrackResponse = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    /** A path of this site that supports range requests. */
    track_url: z.string(),
    /** The owner of the recording. */
    source: FeatureSource,
  }),
  z.object({ status: z.literal('error'), message: z.string() }),
]);
export type TrackResponse = z.infer<typeof TrackResponse>;

/**
 * Limits of speech recordings: WAV, 16 bits, one channel. Clients stop at 15 seconds by their own clocks, so
 * slightly longer files are accepted.
 */
export const TRANSCRIPT_LIMITS = {
  seconds: 15,
  sampleRate: 16_000,
  /** File size of twenty seconds at that rate. */
  audioBytes: 20 * 16_000 * 2 + 44,
} as const;

/** `POST /transcript`. */
export const TranscriptRequest = z.object({
  /** The file in base64, plain or as a `data:` URL. */
  audioData: z.string(),
});
export type TranscriptRequest = z.infer<typeof TranscriptRequest>;

/** The first letters of the speech, at least one. A failure is an error of the catalog. */
export const TranscriptResponse = z.object({
  status: z.literal('success'),
  transcriptInitials: z.object({ ascii: z.string(), unicode: z.string() }),
  message: z.nullable(z.string()),
});
export type TranscriptResponse = z.infer<typeof TranscriptResponse>;
