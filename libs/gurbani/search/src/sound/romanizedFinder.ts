import type { LineIndex } from '@naad/gurbani-corpus';
import { operatorTiers } from '../operatorTiers.ts';
import type { ReadPiece } from '../operatorTiers.ts';
import { parseOperators } from '../parseOperators.ts';
import { reasonsOf } from '../reasonsOf.ts';
import type { WordMatch } from '../reasonsOf.ts';
import type { MatchKind } from '../search.ts';
import type { Finder, LazyTier, Tier } from '../tiers.ts';
import { ENOUGH } from '../tiers.ts';
import type { SoundIndex } from './soundIndex.ts';
import { latinLetters, soundOf } from './soundOf.ts';

/** No line is longer; what follows in a query is not looked at. */
const MOST_WORDS = 24;
/** More than the words of the longest line, as they are spoken. */
const COLUMNS = 64;
/** Lists of common sounds beyond this many lines in all are not gone through; the lines are found by the rarer ones. */
const MOST_POSTINGS = 60_000;
/** So many of the likeliest lines are compared word by word. */
const MOST_COMPARED = 600;
const NONE = new Uint32Array(0);

/** What a word of the line is worth to a word typed, of the weight of the word. Tuned: see the README. */
const WORTH = { spelling: 1, voice: 0.92, sound: 0.7, near: 0.4 } as const;
/** Added, of the weight of both words, for standing next to each other as typed. */
const TOGETHER = 0.35;
/** A line with every word is before all that lack one. */
const HAS_ALL = 1_000;

interface TypedWord {
  readonly spelling: number;
  readonly voice: number;
  readonly sound: number;
  /** Sounds that differ by one consonant, when the word as typed is too little. */
  readonly near: ReadonlySet<number>;
  /** The rarer the sound, the more it says. */
  readonly weight: number;
}

interface Compared {
  readonly score: number;
  readonly matches: readonly WordMatch[];
}

interface RomanizedFinderOptions {
  readonly index: SoundIndex;
  readonly rankOf: (line: LineIndex) => number;
}

/**
 * Search by words in Latin letters, compared by sound. Tiers: lines with every word, those nearest to the query in
 * spelling, order and neighbourhood first; and where they are less than a page, lines that lack a word or have one that
 * differs by a consonant.
 */
export function romanizedFinder({ index, rankOf }: RomanizedFinderOptions): Finder {
  const { tokens, soundOfSpelling, voiceOfSpelling, wordOfToken, lineCount } = index;
  const scores = new Float32Array(lineCount);
  /** The lines that have a score, the first so many. */
  const touched = new Uint32Array(lineCount);
  // Reused by every comparison: a cell for each typed word (row) on each word of the line (column).
  const sums = new Float64Array(MOST_WORDS * COLUMNS);
  const summits = new Float64Array(MOST_WORDS * COLUMNS);
  const summitCells = new Int32Array(MOST_WORDS * COLUMNS);
  const cameFrom = new Int32Array(MOST_WORDS * COLUMNS);

  const weightOf = (count: number): number => Math.log(1 + lineCount / (1 + count));
  const typedWord = (letters: string, isForgiving: boolean): TypedWord => {
    const { bones, voice } = soundOf(letters);
    const sound = index.soundOf(bones);
    const near = new Set(isForgiving && bones.length >= 3 ? index.soundsNear(bones) : []);
    let count = sound < 0 ? 0 : index.linesOf(sound).length;
    if (sound < 0) for (const each of near) count += index.linesOf(each).length;
    return {
      spelling: index.spellingOf(letters),
      voice: index.voiceOf(voice),
      sound,
      near,
      weight: weightOf(count),
    };
  };

  /** Words that are no word anywhere are taken apart, or put together with their neighbour, where that makes words. */
  const respell = (words: readonly string[]): string[] => {
    const isKnown = (letters: string): boolean => index.soundOf(soundOf(letters).bones) >= 0;
    const result: string[] = [];
    for (const word of words) {
      const before = result.at(-1);
      if (before !== undefined && !isKnown(word) && isKnown(before + word)) {
        result[result.length - 1] = before + word;
        continue;
      }
      if (word.length >= 6 && word.length <= 30 && !isKnown(word)) {
        const cuts = Array.from({ length: word.length - 3 }, (_, cut) => cut + 2);
        const cut = cuts.find((each) => isKnown(word.slice(0, each)) && isKnown(word.slice(each)));
        if (cut !== undefined) {
          result.push(word.slice(0, cut), word.slice(cut));
          continue;
        }
      }
      result.push(word);
    }
    return result.slice(0, MOST_WORDS);
  };

  const worth = (word: TypedWord, spelling: number): number => {
    if (spelling === word.spelling) return WORTH.spelling;
    if (voiceOfSpelling[spelling] === word.voice) return WORTH.voice;
    const sound = soundOfSpelling[spelling] ?? -1;
    if (sound === word.sound) return WORTH.sound;
    return word.near.has(sound) ? WORTH.near : 0;
  };
  const kindOf = (word: TypedWord, spelling: number): MatchKind => {
    if (spelling === word.spelling) return 'exact';
    return soundOfSpelling[spelling] === word.sound ? 'sound' : 'typo';
  };

  /**
   * The best way to lay the typed words, in their order, on the words of a line. `summit` at (row, column) is the best
   * of all ways that end before that row and that column, so that every cell is looked at once.
   */
  const compare = (line: LineIndex, typed: readonly TypedWord[]): Compared => {
    const start = index.start(line);
    const width = Math.min(index.start(line + 1) - start, COLUMNS - 1);
    let top = 0;
    let topCell = -1;
    typed.forEach((word, row) => {
      const before = typed[row - 1]?.weight ?? 0;
      for (let column = 0; column < width; column++) {
        const cell = row * COLUMNS + column;
        const value = worth(word, tokens[start + column] ?? -1) * word.weight;
        let sum = 0;
        let from = -1;
        if (value > 0) {
          if (row > 0 && column > 0) {
            const diagonal = cell - COLUMNS - 1;
            const reached = summits[diagonal] ?? 0;
            const next = sums[diagonal] ?? 0;
            const together = next > 0 ? next + TOGETHER * (word.weight + before) : 0;
            if (together > 0 && together >= reached) from = diagonal;
            else if (reached > 0) from = summitCells[diagonal] ?? -1;
            sum = Math.max(together, reached);
          }
          sum += value;
        }
        sums[cell] = sum;
        cameFrom[cell] = from;
        const above = row > 0 ? (summits[cell - COLUMNS] ?? 0) : 0;
        const left = column > 0 ? (summits[cell - 1] ?? 0) : 0;
        summits[cell] = Math.max(sum, above, left);
        summitCells[cell] =
          sum >= above && sum >= left
            ? cell
            : ((above >= left ? summitCells[cell - COLUMNS] : summitCells[cell - 1]) ?? -1);
        if (sum > top) {
          top = sum;
          topCell = cell;
        }
      }
    });
    const matches: WordMatch[] = [];
    for (let cell = topCell; cell >= 0; cell = cameFrom[cell] ?? -1) {
      const word = typed[Math.floor(cell / COLUMNS)];
      const token = start + (cell % COLUMNS);
      if (word) matches.push({ word: wordOfToken[token] ?? 0, how: kindOf(word, tokens[token] ?? -1) });
    }
    return { score: top, matches: matches.reverse() };
  };

  /** Gives lines a score by the weight of the sounds they have, the rarest sounds first; how many have one. */
  const gather = (typed: readonly TypedWord[]): number => {
    let count = 0;
    const lists = typed
      .flatMap((word) => {
        const sounds = word.sound < 0 ? [] : [{ sound: word.sound, value: word.weight }];
        for (const sound of word.near) sounds.push({ sound, value: word.weight * WORTH.near });
        return sounds;
      })
      .map(({ sound, value }) => ({ lines: index.linesOf(sound), value }))
      .sort((a, b) => a.lines.length - b.lines.length);
    let seen = 0;
    for (const { lines, value } of lists) {
      seen += lines.length;
      if (seen > MOST_POSTINGS && count > 0) break;
      for (let place = 0; place < lines.length; place++) {
        const line = lines[place] ?? 0;
        const before = scores[line] ?? 0;
        if (before === 0) touched[count++] = line;
        scores[line] = before + value;
      }
    }
    return count;
  };

  /** The best of the lines that have a score; clears the scores. */
  const likeliest = (count: number): LineIndex[] => {
    const BUCKETS = 256;
    let most = 0;
    for (let place = 0; place < count; place++) most = Math.max(most, scores[touched[place] ?? 0] ?? 0);
    const scale = BUCKETS / most;
    const bucketOf = (line: LineIndex): number => Math.min(BUCKETS, Math.floor((scores[line] ?? 0) * scale));
    const counts = new Uint32Array(BUCKETS + 1);
    for (let place = 0; place < count; place++) {
      const bucket = bucketOf(touched[place] ?? 0);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    let least = BUCKETS;
    for (let sum = counts[least] ?? 0; least > 0; sum += counts[least] ?? 0) {
      if (sum + (counts[least - 1] ?? 0) > MOST_COMPARED && sum > 0) break;
      least--;
    }
    const chosen: LineIndex[] = [];
    for (let place = 0; place < count && chosen.length < MOST_COMPARED * 2; place++) {
      const line = touched[place] ?? 0;
      if (bucketOf(line) >= least) chosen.push(line);
    }
    for (let place = 0; place < count; place++) scores[touched[place] ?? 0] = 0;
    return chosen;
  };

  interface Ranked {
    readonly lines: readonly LineIndex[];
    readonly compared: ReadonlyMap<LineIndex, Compared>;
  }
  const rank = (words: readonly string[], isForgiving: boolean): Ranked => {
    const typed = words.map((word) => typedWord(word, isForgiving));
    const compared = new Map<LineIndex, Compared>();
    for (const line of likeliest(gather(typed))) {
      const found = compare(line, typed);
      const hasAll = found.matches.length === typed.length;
      compared.set(line, hasAll ? { ...found, score: found.score + HAS_ALL } : found);
    }
    const scoreOf = (line: LineIndex): number => compared.get(line)?.score ?? 0;
    const lines = [...compared.keys()].sort((a, b) => scoreOf(b) - scoreOf(a) || rankOf(a) - rankOf(b));
    return { lines, compared };
  };
  const tierOf = ({ lines, compared }: Ranked, isWanted: (each: Compared) => boolean): Tier => ({
    lines: lines.filter((line) => {
      const each = compared.get(line);
      return each !== undefined && isWanted(each);
    }),
    isRanked: true,
    explain: (line) => reasonsOf(compared.get(line)?.matches ?? []),
  });

  const wordsOf = (text: string): string[] => {
    const words = text
      .slice(0, 1_000)
      .split(/[\s\p{Pd},.;:|!?]+/u)
      .map(latinLetters)
      .filter((letters) => letters !== '' && letters.length <= 60);
    return respell(words);
  };

  /** A word alone: lines that spell it so, then those that voice it so, then all that sound so. */
  const oneWord = (letters: string): LazyTier[] => {
    const word = typedWord(letters, false);
    /** By spelling, how near it is: 3 spelled so, 2 voiced so, 1 sounding so, 0 another word. */
    const nearness = soundOfSpelling.map((sound, spelling) => {
      if (sound !== word.sound) return 0;
      if (spelling === word.spelling) return 3;
      return voiceOfSpelling[spelling] === word.voice ? 2 : 1;
    });
    const nearest = (line: LineIndex): number => {
      let best = 0;
      const end = index.start(line + 1);
      for (let token = index.start(line); token < end && best < 3; token++)
        best = Math.max(best, nearness[tokens[token] ?? 0] ?? 0);
      return best;
    };
    const wordsIn = (line: LineIndex, near: ReadonlySet<number>): WordMatch[] => {
      const matches: WordMatch[] = [];
      for (let token = index.start(line); token < index.start(line + 1); token++) {
        const spelling = tokens[token] ?? -1;
        const sound = soundOfSpelling[spelling] ?? -1;
        if (sound === word.sound || near.has(sound))
          matches.push({ word: wordOfToken[token] ?? 0, how: kindOf(word, spelling) });
      }
      return matches;
    };
    const tier = (lines: ArrayLike<LineIndex>, near: ReadonlySet<number>): Tier => ({
      lines,
      isRanked: false,
      explain: (line) => reasonsOf(wordsIn(line, near)),
    });
    const spelled: LineIndex[] = [];
    const voiced: LineIndex[] = [];
    const sounding: LineIndex[] = [];
    const lines = word.sound < 0 ? NONE : index.linesOf(word.sound);
    for (let place = 0; place < lines.length; place++) {
      const line = lines[place] ?? 0;
      const near = nearest(line);
      (near === 3 ? spelled : near === 2 ? voiced : sounding).push(line);
    }
    return [
      ...[spelled, voiced, sounding].map((some) => ({ find: () => tier(some, new Set()) })),
      {
        onlyBelow: ENOUGH,
        find() {
          const { near } = typedWord(letters, true);
          return tier(
            [...near].flatMap((sound) => [...index.linesOf(sound)]),
            near,
          );
        },
      },
    ];
  };

  const read: ReadPiece = (piece, { isExact }) => {
    const words = wordsOf(piece);
    const typed = words.map((word) => typedWord(word, false));
    const lists = typed.map(({ sound }) => (sound < 0 ? NONE : index.linesOf(sound)));
    const shortest = lists.reduce(
      (least, list) => (list.length < least.length ? list : least),
      lists[0] ?? NONE,
    );
    const isAt = (token: number): boolean => {
      for (let place = 0; place < typed.length; place++) {
        const spelling = tokens[token + place] ?? -1;
        const word = typed[place];
        if (isExact ? spelling !== word?.spelling : soundOfSpelling[spelling] !== word?.sound) return false;
      }
      return true;
    };
    const tokenIn = (line: LineIndex, fromWord: number): number => {
      const end = index.start(line + 1);
      let token = index.start(line);
      while (token < end && (wordOfToken[token] ?? 0) < fromWord) token++;
      for (; typed.length > 0 && token + typed.length <= end; token++) if (isAt(token)) return token;
      return -1;
    };
    return {
      mostLines: shortest.length,
      lines: () => shortest,
      areAllLines: typed.length === 1 && !isExact,
      endIn(line, fromWord) {
        const token = tokenIn(line, fromWord);
        return token < 0 ? -1 : (wordOfToken[token + typed.length - 1] ?? 0) + 1;
      },
      locate(line, fromWord) {
        const from = tokenIn(line, fromWord);
        if (from < 0) return null;
        return typed.map((word, place) => ({
          word: wordOfToken[from + place] ?? 0,
          how: kindOf(word, tokens[from + place] ?? -1),
        }));
      },
    };
  };

  return (text) => {
    const operators = parseOperators(text, { hasHyphens: true });
    if (operators) return operatorTiers(read, operators, lineCount);
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const [only = '', ...others] = words;
    if (others.length === 0) return oneWord(only);
    let strict: Ranked | null = null;
    const ranked = (): Ranked => (strict ??= rank(words, false));
    const hasAll = ({ score }: Compared): boolean => score >= HAS_ALL;
    const tiers: LazyTier[] = [
      { find: () => tierOf(ranked(), hasAll) },
      {
        onlyBelow: ENOUGH,
        find() {
          const best = ranked().compared.get(ranked().lines[0] ?? -1);
          const forgiving = best && hasAll(best) ? ranked() : rank(words, true);
          return tierOf(forgiving, ({ matches }) => matches.length * 2 > words.length);
        },
      },
    ];
    return tiers;
  };
}
