import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';
import { splitWords } from '@naad/gurbani-text';
import { lowerBound } from '../collections.ts';
import { isOneTypo } from '../wordForms.ts';
import { latinLetters, soundOf } from './soundOf.ts';

/** A line in Latin letters: its spoken words, and the written word of each. */
export interface SpokenLine {
  readonly words: readonly string[];
  /**
   * Index of the written word in the Unicode line, as `splitWords` counts; ੴ is two spoken words and one written word.
   */
  readonly wordIndexes: readonly number[];
}

/** Consecutive numbers; `to` is exclusive. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Lines by the sound of their words. Lines are stored as spelling numbers; spellings with equal consonants are one
 * sound, and every sound has the list of its lines.
 */
export interface SoundIndex {
  readonly lineCount: number;
  readonly soundCount: number;
  /** Number of a spelling, a voice or a sound; -1 if unknown. */
  spellingOf(letters: string): number;
  /** Spellings that begin with a letter. */
  spellingsFrom(letter: string): readonly string[];
  voiceOf(voice: string): number;
  soundOf(bones: string): number;
  /** Numbers of the spellings, voices or sounds that begin with a text. */
  spellingRange(letters: string): NumberRange;
  voiceRange(voice: string): NumberRange;
  soundRange(bones: string): NumberRange;
  bones(sound: number): string;
  /** Sounds whose consonants differ by one. */
  soundsNear(bones: string): number[];
  /** Lines with the sound. */
  linesOf(sound: number): Uint32Array;
  /** Start of a line's words in the token columns. */
  start(line: LineIndex): number;
  /** Spelling number of each token; sound and voice numbers of each spelling. */
  readonly tokens: Uint32Array;
  readonly soundOfSpelling: Uint32Array;
  readonly voiceOfSpelling: Uint32Array;
  /** Word index, within its line, of each token. */
  readonly wordOfToken: Uint8Array;
}

const distinctOf = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();
const numbersOf = (texts: readonly string[]): Map<string, number> =>
  new Map(texts.map((text, index) => [text, index]));

/** Builds the columns of the index. */
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
  lines.forEach((line, lineIndex) => {
    line.words.forEach((word, position) => {
      const spelling = spellingNumbers.get(word) ?? 0;
      tokens.push(spelling);
      words.push(line.wordIndexes[position] ?? 0);
      const list = lists[soundOfSpelling[spelling] ?? 0];
      if (list && list.at(-1) !== lineIndex) list.push(lineIndex);
    });
    starts[lineIndex + 1] = tokens.length;
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

/** Index of a text in a sorted list, or -1. */
function indexIn(sorted: readonly string[], text: string): number {
  const index = lowerBound(sorted.length, (each) => (sorted[each] ?? '') < text);
  return sorted[index] === text ? index : -1;
}

/** Range of a sorted list in which the texts begin with a prefix. */
function rangeIn(sorted: readonly string[], prefix: string): NumberRange {
  const boundOf = (text: string): number => lowerBound(sorted.length, (each) => (sorted[each] ?? '') < text);
  return { from: boundOf(prefix), to: boundOf(`${prefix}\uffff`) };
}

/** Opens the columns of {@link buildSoundIndex}. */
export function openSoundIndex(pack: Pack): SoundIndex {
  const spellings = pack.json('spelling') as string[];
  const bones = pack.json('bones') as string[];
  const voices = pack.json('voice') as string[];
  const starts = pack.numbers32('start');
  const postingStarts = pack.numbers32('postingStart');
  const postings = pack.numbers32('posting');
  /** Sounds by first consonant: typos in the first letter are rare, and this leaves few sounds to compare. */
  const byFirst = new Map<string, number[]>();
  bones.forEach((text, sound) => {
    const list = byFirst.get(text.charAt(0));
    if (list) list.push(sound);
    else byFirst.set(text.charAt(0), [sound]);
  });
  return {
    lineCount: starts.length - 1,
    soundCount: bones.length,
    spellingOf: (letters) => indexIn(spellings, letters),
    spellingsFrom: (letter) => spellings.filter((spelling) => spelling.startsWith(letter)),
    voiceOf: (voice) => indexIn(voices, voice),
    soundOf: (text) => indexIn(bones, text),
    spellingRange: (letters) => rangeIn(spellings, letters),
    voiceRange: (voice) => rangeIn(voices, voice),
    soundRange: (text) => rangeIn(bones, text),
    bones: (sound) => bones[sound] ?? '',
    soundsNear: (text) =>
      (byFirst.get(text.charAt(0)) ?? []).filter((sound) => {
        const other = bones[sound] ?? '';
        return Math.abs(other.length - text.length) <= 1 && other !== text && isOneTypo(text, other);
      }),
    linesOf: (sound) => postings.subarray(postingStarts[sound], postingStarts[sound + 1]),
    start: (line) => starts[line] ?? 0,
    tokens: pack.numbers32('token'),
    soundOfSpelling: pack.numbers32('soundOfSpelling'),
    voiceOfSpelling: pack.numbers32('voiceOfSpelling'),
    wordOfToken: pack.numbers8('word'),
  };
}

/** ੴ is one written word and two spoken words. */
const EK_ONKAR = 'ੴ';

/**
 * Pairs the words of a line with the words of its romanization.
 * @param unicode the line; its end marks are silent
 * @param romanized the line in Latin letters, one word for each written word, pause marks allowed
 */
export function spokenLine(unicode: string, romanized: string): SpokenLine {
  const words: string[] = [];
  const wordIndexes: number[] = [];
  const spoken = splitWords(romanized);
  let next = 0;
  splitWords(unicode).forEach((word, index) => {
    const count = word === EK_ONKAR ? 2 : 1;
    for (const each of spoken.slice(next, next + count)) {
      const letters = latinLetters(each);
      if (letters === '') continue;
      words.push(letters);
      wordIndexes.push(index);
    }
    next += count;
  });
  return { words, wordIndexes };
}
