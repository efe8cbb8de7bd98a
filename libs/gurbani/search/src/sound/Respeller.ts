import type { SoundIndex } from './soundIndex.ts';
import { soundOf } from './soundOf.ts';

/** Lengths of unknown words that are split. */
const SPLITTABLE = { min: 6, max: 40 } as const;
/** Length of the pieces of a word. */
const MAX_PIECE = 14;
/** Letters of a query that are split at most, so that the cost of a long query is bounded. */
const MAX_SPLIT_LETTERS = 60;
/** Cost of a piece that is known by its vowels, but not in this spelling. */
const VOICE_COST = 1;
/** Cost of a piece whose consonants alone are known. */
const SOUND_COST = 5;
/** Cost of a single letter, which is rarely a word of its own. */
const LETTER_COST = 5;
/** Taken off each piece: frequency alone prefers few long and rare pieces. */
const PIECE_BONUS = 2;
/** Average cost of a piece from which on the word is left as it is: nearly any letters can be cut into rare words. */
const MAX_PIECE_COST = 8.5;

/** Ways to cut a word that are compared. */
const MAX_WAYS = 8;
/** Lines that are searched for the pieces of a word as a phrase. */
const MAX_LINES = 2_000;

/** The pieces of the beginning of a word. */
interface Cuts {
  readonly cost: number;
  readonly pieces: readonly string[];
}

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

  /**
   * The pieces of joined words: of the cheapest ways to cut them, by frequency and spelling, the first that some line has
   * as a phrase, otherwise the cheapest.
   */
  private split(word: string): readonly string[] | null {
    const cutsTo: Cuts[][] = [[{ cost: 0, pieces: [] }]];
    for (let end = 1; end <= word.length; end++) {
      const cuts: Cuts[] = [];
      for (let start = Math.max(0, end - MAX_PIECE); start < end; start++) {
        const before = cutsTo[start] ?? [];
        if (before.length === 0) continue;
        const piece = word.slice(start, end);
        const added = this.costOf(piece);
        if (added === Infinity) continue;
        for (const { cost, pieces } of before) cuts.push({ cost: cost + added, pieces: [...pieces, piece] });
      }
      cutsTo.push(cuts.sort((a, b) => a.cost - b.cost).slice(0, MAX_WAYS));
    }
    const ways = (cutsTo[word.length] ?? []).filter(
      ({ cost, pieces }) => pieces.length > 1 && cost / pieces.length <= MAX_PIECE_COST,
    );
    return (ways.find(({ pieces }) => this.isPhrase(pieces)) ?? ways[0])?.pieces ?? null;
  }

  /** True if some line has the pieces one after the other, with their vowels. */
  private isPhrase(pieces: readonly string[]): boolean {
    const { index } = this;
    const sounds = pieces.map(soundOf);
    const voices = sounds.map(({ voice }) => index.voiceOf(voice));
    const lists = sounds.map(({ bones }) => index.linesOf(index.soundOf(bones)));
    const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least));
    const voiceAt = (token: number): number => index.voiceOfSpelling[index.tokens[token] ?? -1] ?? -2;
    for (const line of shortest.subarray(0, MAX_LINES)) {
      const end = index.start(line + 1) - voices.length;
      for (let token = index.start(line); token <= end; token++)
        if (voices.every((voice, place) => voiceAt(token + place) === voice)) return true;
    }
    return false;
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
    return Math.max(0.5, Math.log(this.index.tokens.length / (1 + count)) - PIECE_BONUS);
  }
}
