/**
 * Gurmukhi letters as pairs of tones, as on a telephone: speech that a test can generate and a process can recognise, to
 * prove the path of a recording letter by letter.
 */

/** One letter for each pair of a low and a high tone. */
const LETTERS = [...'ੳਅੲਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ'];
const LOW_HZ = [500, 620, 740, 860, 980, 1100];
const HIGH_HZ = [1400, 1600, 1800, 2000, 2200, 2400];

const TONE_SECONDS = 0.2;
const GAP_SECONDS = 0.1;
const FRAME_SECONDS = 0.025;
/** Equal consecutive frames that count as a letter. */
const FRAMES_OF_LETTER = 4;
const MIN_POWER = 1e-5;
/** Minimum share of a frame's power in the two tones. */
const MIN_SHARE = 0.6;

/** Samples of the letters' tones, -1 … 1. */
export function sayTones(text: string, rate: number): Float32Array {
  const letters = [...text];
  const step = Math.round((TONE_SECONDS + GAP_SECONDS) * rate);
  const samples = new Float32Array(letters.length * step);
  for (const [position, letter] of letters.entries()) {
    const number = LETTERS.indexOf(letter);
    if (number < 0) throw new RangeError(`There is no tone for ${letter}.`);
    const low = LOW_HZ[Math.floor(number / HIGH_HZ.length)] ?? 0;
    const high = HIGH_HZ[number % HIGH_HZ.length] ?? 0;
    for (let index = 0; index < TONE_SECONDS * rate; index += 1) {
      const turn = (2 * Math.PI * index) / rate;
      samples[position * step + index] = 0.3 * (Math.sin(low * turn) + Math.sin(high * turn));
    }
  }
  return samples;
}

/** Recognises the letters in a sound; everything else is ignored. */
export function hearTones(samples: Float32Array, rate: number): string {
  const size = Math.round(FRAME_SECONDS * rate);
  let heard = '';
  let last = '';
  let repeats = 0;
  for (let start = 0; start + size <= samples.length; start += size) {
    const letter = letterOf(samples.subarray(start, start + size), rate);
    repeats = letter === last ? repeats + 1 : 1;
    last = letter;
    if (letter !== '' && repeats === FRAMES_OF_LETTER) heard += letter;
  }
  return heard;
}

function letterOf(frame: Float32Array, rate: number): string {
  const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
  if (power < MIN_POWER) return '';
  const [low, lowPower] = strongest(frame, rate, LOW_HZ);
  const [high, highPower] = strongest(frame, rate, HIGH_HZ);
  if (lowPower + highPower < MIN_SHARE * power) return '';
  return LETTERS[low * HIGH_HZ.length + high] ?? '';
}

/** Index and power of the loudest tone, by Goertzel's algorithm. */
function strongest(frame: Float32Array, rate: number, tones: readonly number[]): [number, number] {
  const powers = tones.map((hertz) => {
    const factor = 2 * Math.cos((2 * Math.PI * hertz) / rate);
    let one = 0;
    let two = 0;
    for (const sample of frame) [one, two] = [sample + factor * one - two, one];
    return (2 * (one * one + two * two - factor * one * two)) / frame.length ** 2;
  });
  const max = Math.max(...powers);
  return [powers.indexOf(max), max];
}
