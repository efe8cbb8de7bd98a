import type { SoundIndex } from './soundIndex.ts';
import { soundOf } from './soundOf.ts';

/** Lengths of unknown words that are split. */
const SPLITTABLE = { min: 6, max: 40 } as const;
/** Length of the pieces of a word. */
const MAX_PIECE = 14;
/** Letters of a query that are split at most, so that the cost of a long query is bounded. */
const MAX_SPLIT_LETTERS = 80;
/** Cost of a piece that is known by its vowels, but not in this spelling. */
const VOICE_COST = 1;
/** Cost of a piece whose consonants alone are known. */
const SOUND_COST = 5;
/** Cost of a single letter, which is rarely a word of its own. */
const LETTER_COST = 5;
/** Average cost of a piece from which on the word is left as it is: nearly any letters can be cut into rare words. */
const MAX_PIECE_COST = 10.5;

/** Splits joined words and joins parted ones, where that gives known words. */
export class Respeller {
  private readonly index: SoundIndex;
  /** How often each spelling and each voice occurs. */
  private readonly spellingCounts: Uint32Array;
  private readonly voiceCounts: Uint32Array;

  constructor(index: SoundIndex) {
    const { tokens, voiceOfSpelling } = index;
    this.index = index;
    this.spellingCounts = new Uint32Array(voiceOfSpelling.length);
    this.voiceCounts = new Uint32Array(voiceOfSpelling.length);
    for (const spelling of tokens) {
      const voice = voiceOfSpelling[spelling] ?? 0;
      this.spellingCounts[spelling] = (this.spellingCounts[spelling] ?? 0) + 1;
      this.voiceCounts[voice] = (this.voiceCounts[voice] ?? 0) + 1;
    }
  }

  /** The words as lines have them; known words stay. */
  respell(words: readonly string[]): string[] {
    const result: string[] = [];
    let splitLetters = 0;
    for (const word of words) {
      const before = result.at(-1);
      if (before !== undefined && !this.isKnown(word) && this.isKnown(before + word)) {
        result[result.length - 1] = before + word;
        continue;
      }
      const isSplittable =
        word.length >= SPLITTABLE.min &&
        word.length <= SPLITTABLE.max &&
        splitLetters + word.length <= MAX_SPLIT_LETTERS &&
        !this.isKnown(word);
      if (isSplittable) splitLetters += word.length;
      result.push(...((isSplittable ? this.split(word) : null) ?? [word]));
    }
    return result;
  }

  private isKnown(letters: string): boolean {
    return this.index.soundOf(soundOf(letters).bones) >= 0;
  }

  /** The likeliest pieces of joined words: the least cost in all, by frequency and spelling. */
  private split(word: string): string[] | null {
    const costs = new Float64Array(word.length + 1).fill(Infinity);
    const starts = new Int32Array(word.length + 1);
    const counts = new Int32Array(word.length + 1);
    costs[0] = 0;
    for (let end = 1; end <= word.length; end++) {
      for (let start = Math.max(0, end - MAX_PIECE); start < end; start++) {
        const before = costs[start] ?? Infinity;
        if (before === Infinity) continue;
        const cost = before + this.costOf(word.slice(start, end));
        if (cost >= (costs[end] ?? Infinity)) continue;
        costs[end] = cost;
        starts[end] = start;
        counts[end] = (counts[start] ?? 0) + 1;
      }
    }
    const cost = costs[word.length] ?? Infinity;
    const count = counts[word.length] ?? 0;
    if (count < 2 || cost / count > MAX_PIECE_COST) return null;
    const pieces: string[] = [];
    for (let end = word.length; end > 0; end = starts[end] ?? 0) pieces.unshift(word.slice(starts[end], end));
    return pieces;
  }

  /** Unlikeliness of a piece, as the logarithm of its share of all words; Infinity if no line has its sound. */
  private costOf(piece: string): number {
    const { index } = this;
    const { bones, voice } = soundOf(piece);
    const sound = index.soundOf(bones);
    if (sound < 0) return Infinity;
    const spelling = index.spellingOf(piece);
    const isLetter = piece.length < 2;
    if (spelling >= 0) return this.rarity(this.spellingCounts[spelling]) + (isLetter ? LETTER_COST : 0);
    if (isLetter) return Infinity;
    const number = index.voiceOf(voice);
    if (number >= 0) return this.rarity(this.voiceCounts[number]) + VOICE_COST;
    return bones.length < 2 ? Infinity : this.rarity(index.linesOf(sound).length) + SOUND_COST;
  }

  private rarity(count = 0): number {
    return Math.log(this.index.tokens.length / (1 + count));
  }
}
