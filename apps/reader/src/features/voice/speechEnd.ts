/** What a recording has heard so far, and whether it is over. Levels are root mean squares of samples, 0 … 1; times ms. */
export interface SpeechSoFar {
  readonly beganAt: number;
  /** The softest so far: what there is without anybody speaking. */
  readonly floor: number;
  /** How many loud levels came in a row before speech was sure. */
  readonly loudInRow: number;
  /** The loudest since somebody spoke; null before. */
  readonly peak: number | null;
  /** When speech was last heard. */
  readonly spokeAt: number | null;
  readonly end: 'silence' | 'limit' | null;
}

/** After speech, silence as long as this ends a recording (behaviour 0.8). */
export const SILENCE_MS = 1500;
/** However long somebody speaks (specification, section 9). */
export const LIMIT_MS = 15_000;

/** Softer than any speech into a microphone that is not muted. */
const LEAST_SPEECH = 0.012;
/** Speech stands out from what goes on around it, and what goes on around it is softer than speech by this much. */
const OVER_FLOOR = 2;
const NEAR_FLOOR = 1.5;
const OF_PEAK = 0.25;
/** A knock is loud once. */
const LOUD_IN_ROW = 3;

export function beginListening(at: number): SpeechSoFar {
  return { beganAt: at, floor: 1, loudInRow: 0, peak: null, spokeAt: null, end: null };
}

/**
 * Hears one more level. A recording is over after 15 seconds, or once nothing was heard for 1.5 seconds after speech; before
 * anybody speaks it waits. What goes on around is taken for no speech, and one who sings on without a pause is not cut off.
 */
export function hearLevel(soFar: SpeechSoFar, level: number, at: number): SpeechSoFar {
  // Microphones give nothing at all until they have begun.
  const floor = level === 0 ? soFar.floor : Math.min(soFar.floor, level);
  const { peak, spokeAt } = hearSpeech({ ...soFar, floor }, level, at);
  const loudInRow = level > speechLevel(floor) ? soFar.loudInRow + 1 : 0;
  const isSilent = spokeAt !== null && at - spokeAt >= SILENCE_MS;
  const end = at - soFar.beganAt >= LIMIT_MS ? 'limit' : isSilent ? 'silence' : null;
  return { beganAt: soFar.beganAt, floor, loudInRow, peak, spokeAt, end };
}

const speechLevel = (floor: number): number => Math.max(LEAST_SPEECH, floor * OVER_FLOOR);

function hearSpeech(
  { floor, loudInRow, peak, spokeAt }: SpeechSoFar,
  level: number,
  at: number,
): Pick<SpeechSoFar, 'peak' | 'spokeAt'> {
  if (peak === null) {
    const isSpeech = level > speechLevel(floor) && loudInRow + 1 >= LOUD_IN_ROW;
    return isSpeech ? { peak: level, spokeAt: at } : { peak, spokeAt };
  }
  const quiet = Math.max(LEAST_SPEECH, Math.min(floor * NEAR_FLOOR, peak / OVER_FLOOR), peak * OF_PEAK);
  return { peak: Math.max(peak, level), spokeAt: level > quiet ? at : spokeAt };
}
