import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';
import { soundOf } from './soundOf.ts';

/** A line in Latin letters: its words, and which word of the line each of them is. */
export interface SpokenLine {
  readonly words: readonly string[];
  /** Counted from 0 as `splitWords` does in the Unicode of the line; ੴ is two spoken words and one written. */
  readonly places: readonly number[];
}

/**
 * Lines by the sound of their words. A line is the numbers of its spellings; spellings that share their consonants are
 * one sound, and every sound has the list of its lines.
 */
export interface SoundIndex {
  readonly lineCount: number;
  readonly soundCount: number;
  /** Number of the spelling, of the way it is voiced, of the sound; -1 for none. */
  spellingOf(letters: string): number;
  /** Spellings that begin with a letter. */
  spellingsFrom(letter: string): readonly string[];
  voiceOf(voice: string): number;
  soundOf(bones: string): number;
  bones(sound: number): string;
  /** Sounds whose consonants differ by one. */
  soundsNear(bones: string): number[];
  /** Lines that have the sound. */
  linesOf(sound: number): Uint32Array;
  /** Where the words of a line are among all words. */
  start(line: LineIndex): number;
  /** Spelling at a place among all words; voices and sounds by spelling. */
  readonly tokens: Uint32Array;
  readonly soundOfSpelling: Uint32Array;
  readonly voiceOfSpelling: Uint32Array;
  /** The word of the line at a place among all words. */
  readonly wordOfToken: Uint8Array;
}

const distinctOf = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();
const numbersOf = (texts: readonly string[]): Map<string, number> =>
  new Map(texts.map((text, index) => [text, index]));

/** Makes the columns of the index. */
export function buildSoundIndex(lines: readonly SpokenLine[]): Record<string, ColumnContent> {
  const spellings = distinctOf(lines.flatMap(({ words }) => words));
  const sounds = spellings.map(soundOf);
  const bones = distinctOf(sounds.map((sound) => sound.bones));
  const voices = distinctOf(sounds.map((sound) => sound.voice));
  const spellingNumbers = numbersOf(spellings);
  const bonesNumbers = numbersOf(bones);
  const voiceNumbers = numbersOf(voices);
  const soundOfSpelling = Uint32Array.from(sounds, (sound) => bonesNumbers.get(sound.bones) ?? 0);
  const starts = new Uint32Array(lines.length + 1);
  const tokens: number[] = [];
  const words: number[] = [];
  const lists: number[][] = bones.map(() => []);
  lines.forEach((line, index) => {
    line.words.forEach((word, place) => {
      const spelling = spellingNumbers.get(word) ?? 0;
      tokens.push(spelling);
      words.push(line.places[place] ?? 0);
      const list = lists[soundOfSpelling[spelling] ?? 0];
      if (list && list.at(-1) !== index) list.push(index);
    });
    starts[index + 1] = tokens.length;
  });
  const postingStarts = new Uint32Array(bones.length + 1);
  lists.forEach((list, sound) => {
    postingStarts[sound + 1] = (postingStarts[sound] ?? 0) + list.length;
  });
  const voiceOfSpelling = Uint32Array.from(sounds, (sound) => voiceNumbers.get(sound.voice) ?? 0);
  return {
    spelling: { kind: 'json', value: spellings },
    bones: { kind: 'json', value: bones },
    voice: { kind: 'json', value: voices },
    soundOfSpelling: { kind: 'numbers', values: soundOfSpelling },
    voiceOfSpelling: { kind: 'numbers', values: voiceOfSpelling },
    start: { kind: 'numbers', values: starts },
    token: { kind: 'numbers', values: Uint32Array.from(tokens) },
    word: { kind: 'numbers', values: Uint8Array.from(words) },
    postingStart: { kind: 'numbers', values: postingStarts },
    posting: { kind: 'numbers', values: Uint32Array.from(lists.flat()) },
  };
}

/** Whether two texts are the same after one letter added, left out, changed, or two swapped. */
function isOneApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Place of a text in a sorted list, or -1. */
function placeIn(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === text ? low : -1;
}

/** Opens what {@link buildSoundIndex} made. */
export function openSoundIndex(pack: Pack): SoundIndex {
  const spellings = pack.json('spelling') as string[];
  const bones = pack.json('bones') as string[];
  const voices = pack.json('voice') as string[];
  const starts = pack.numbers32('start');
  const postingStarts = pack.numbers32('postingStart');
  const postings = pack.numbers32('posting');
  /** Sounds by their first consonant: a slip in the first letter is rare, and the others are then few. */
  const byFirst = new Map<string, number[]>();
  bones.forEach((text, sound) => {
    const list = byFirst.get(text.charAt(0));
    if (list) list.push(sound);
    else byFirst.set(text.charAt(0), [sound]);
  });
  return {
    lineCount: starts.length - 1,
    soundCount: bones.length,
    spellingOf: (letters) => placeIn(spellings, letters),
    spellingsFrom: (letter) => spellings.filter((spelling) => spelling.startsWith(letter)),
    voiceOf: (voice) => placeIn(voices, voice),
    soundOf: (text) => placeIn(bones, text),
    bones: (sound) => bones[sound] ?? '',
    soundsNear: (text) =>
      (byFirst.get(text.charAt(0)) ?? []).filter((sound) => {
        const other = bones[sound] ?? '';
        return Math.abs(other.length - text.length) <= 1 && other !== text && isOneApart(text, other);
      }),
    linesOf: (sound) => postings.subarray(postingStarts[sound], postingStarts[sound + 1]),
    start: (line) => starts[line] ?? 0,
    tokens: pack.numbers32('token'),
    soundOfSpelling: pack.numbers32('soundOfSpelling'),
    voiceOfSpelling: pack.numbers32('voiceOfSpelling'),
    wordOfToken: pack.numbers8('word'),
  };
}
