import * as z from 'zod/mini';
import { FeatureSource } from './capabilities.ts';

/**
 * `GET {prefix}/audio/shabads/{id}` and `…/audio/hukamnamas/{yyyy-mm-dd}`: where a recording is heard, in the shape of the
 * reference product's audio service. That there is none is no failure of the call (specification, section 8).
 */
export const TrackResponse = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    /** A path of the site that answers, which sends any part of the recording that is asked for. */
    track_url: z.string(),
    /** Whose recording it is. */
    source: FeatureSource,
  }),
  z.object({ status: z.literal('error'), message: z.string() }),
]);
export type TrackResponse = z.infer<typeof TrackResponse>;
