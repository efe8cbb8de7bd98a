/**
 * Gurmukhi letters as pairs of tones, as a telephone says digits: speech that a test can make and a process can really
 * understand, so that what a recording goes through on its way is proven letter by letter.
 */

/** One for each pair of a low and a high tone. */
const LETTERS = [...'ੳਅੲਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ'];
const LOW_HZ = [500, 620, 740, 860, 980, 1100];
const HIGH_HZ = [1400, 1600, 1800, 2000, 2200, 2400];

const TONE_SECONDS = 0.2;
const GAP_SECONDS = 0.1;
const FRAME_SECONDS = 0.025;
/** In a row that hear the same. */
const FRAMES_OF_LETTER = 4;
const LEAST_POWER = 1e-5;
/** Of all the sound in a frame, that the two tones are. */
const LEAST_SHARE = 0.6;

/** The sound of letters, -1 … 1. */
export function sayTones(text: string, rate: number): Float32Array {
  const letters = [...text];
  const step = Math.round((TONE_SECONDS + GAP_SECONDS) * rate);
  const samples = new Float32Array(letters.length * step);
  for (const [place, letter] of letters.entries()) {
    const number = LETTERS.indexOf(letter);
    if (number < 0) throw new RangeError(`There is no tone for ${letter}.`);
    const low = LOW_HZ[Math.floor(number / HIGH_HZ.length)] ?? 0;
    const high = HIGH_HZ[number % HIGH_HZ.length] ?? 0;
    for (let index = 0; index < TONE_SECONDS * rate; index += 1) {
      const turn = (2 * Math.PI * index) / rate;
      samples[place * step + index] = 0.3 * (Math.sin(low * turn) + Math.sin(high * turn));
    }
  }
  return samples;
}

/** The letters in a sound; what is none is passed over. */
export function hearTones(samples: Float32Array, rate: number): string {
  const size = Math.round(FRAME_SECONDS * rate);
  let heard = '';
  let last = '';
  let inRow = 0;
  for (let start = 0; start + size <= samples.length; start += size) {
    const letter = letterOf(samples.subarray(start, start + size), rate);
    inRow = letter === last ? inRow + 1 : 1;
    last = letter;
    if (letter !== '' && inRow === FRAMES_OF_LETTER) heard += letter;
  }
  return heard;
}

function letterOf(frame: Float32Array, rate: number): string {
  const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
  if (power < LEAST_POWER) return '';
  const [low, lowPower] = strongest(frame, rate, LOW_HZ);
  const [high, highPower] = strongest(frame, rate, HIGH_HZ);
  if (lowPower + highPower < LEAST_SHARE * power) return '';
  return LETTERS[low * HIGH_HZ.length + high] ?? '';
}

/** Which of the tones is the loudest, and its power (Goertzel's algorithm). */
function strongest(frame: Float32Array, rate: number, tones: readonly number[]): [number, number] {
  const powers = tones.map((hertz) => {
    const factor = 2 * Math.cos((2 * Math.PI * hertz) / rate);
    let one = 0;
    let two = 0;
    for (const sample of frame) [one, two] = [sample + factor * one - two, one];
    return (2 * (one * one + two * two - factor * one * two)) / frame.length ** 2;
  });
  const most = Math.max(...powers);
  return [powers.indexOf(most), most];
}
