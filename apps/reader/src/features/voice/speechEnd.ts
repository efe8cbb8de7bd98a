/** State of speech detection in a recording, and why it ended. Levels are root mean squares of samples, 0 to 1; times in ms. */
export interface SpeechState {
  readonly startedAt: number;
  /** Softest level: the background noise. */
  readonly floor: number;
  /** Consecutive loud levels before speech was detected. */
  readonly consecutiveLoud: number;
  /** Loudest level since speech began; null before. */
  readonly peak: number | null;
  /** Time of the last speech. */
  readonly lastSpeechAt: number | null;
  readonly end: 'silence' | 'limit' | null;
}

/** Milliseconds of silence after speech that end a recording. */
export const SILENCE_MS = 1500;
/** Maximum length of a recording in milliseconds. */
export const LIMIT_MS = 15_000;

/** Softer than any speech into a microphone that isn't muted. */
const MIN_SPEECH = 0.012;
/**
 * Speech is louder than the background by OVER_FLOOR; after speech, levels near the floor or far below the peak count
 * as silence.
 */
const OVER_FLOOR = 2;
const NEAR_FLOOR = 1.5;
const OF_PEAK = 0.25;
/** Levels in a row that count as speech, since a knock is loud only once. */
const MIN_CONSECUTIVE_LOUD = 3;

export function startListening(at: number): SpeechState {
  return { startedAt: at, floor: 1, consecutiveLoud: 0, peak: null, lastSpeechAt: null, end: null };
}

/**
 * Processes a level. A recording ends after 15 seconds, or after 1.5 seconds of silence once there was speech; until
 * then it waits. Background noise doesn't count as speech, and sustained singing isn't cut off.
 */
export function processLevel(state: SpeechState, level: number, at: number): SpeechState {
  // Microphones deliver zeros until they have started.
  const floor = level === 0 ? state.floor : Math.min(state.floor, level);
  const { peak, lastSpeechAt } = detectSpeech({ ...state, floor }, level, at);
  const consecutiveLoud = level > speechLevel(floor) ? state.consecutiveLoud + 1 : 0;
  const isSilent = lastSpeechAt !== null && at - lastSpeechAt >= SILENCE_MS;
  const end = at - state.startedAt >= LIMIT_MS ? 'limit' : isSilent ? 'silence' : null;
  return { startedAt: state.startedAt, floor, consecutiveLoud, peak, lastSpeechAt, end };
}

const speechLevel = (floor: number): number => Math.max(MIN_SPEECH, floor * OVER_FLOOR);

function detectSpeech(
  { floor, consecutiveLoud, peak, lastSpeechAt }: SpeechState,
  level: number,
  at: number,
): Pick<SpeechState, 'peak' | 'lastSpeechAt'> {
  if (peak === null) {
    const isSpeech = level > speechLevel(floor) && consecutiveLoud + 1 >= MIN_CONSECUTIVE_LOUD;
    return isSpeech ? { peak: level, lastSpeechAt: at } : { peak, lastSpeechAt };
  }
  const quiet = Math.max(MIN_SPEECH, Math.min(floor * NEAR_FLOOR, peak / OVER_FLOOR), peak * OF_PEAK);
  return { peak: Math.max(peak, level), lastSpeechAt: level > quiet ? at : lastSpeechAt };
}
