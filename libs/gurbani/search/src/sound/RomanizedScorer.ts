import type { LineIndex } from '@naad/gurbani-corpus';
import type { MatchKind, MatchReason } from '@naad/gurbani-model';
import { reasonsOf } from '../tiers.ts';
import type { WordMatch } from '../tiers.ts';
import type { NumberRange, SoundIndex } from './soundIndex.ts';
import { soundOf } from './soundOf.ts';

/** No line has more words. */
export const MAX_WORDS = 24;
/** Column count: more than the spoken words of the longest line. */
export const COLUMNS = 64;
/**
 * Maximum number of postings to read; beyond it, lists of common sounds are skipped and rarer sounds find the lines.
 */
const MAX_POSTINGS = 60_000;
/** Number of likeliest lines to align word by word. */
const MAX_ALIGNED = 600;
/** Number of likeliest windows of two lines to score. */
const MAX_WINDOWS = 500;
/** Share of the next line in a window's rough score, which counts a word twice if both lines have it. */
const NEXT_LINE = 0.8;
/** Steps of the histogram that selects the likeliest lines without sorting. */
const BUCKETS = 256;
/** Shorter consonant skeletons are similar to too many others. */
const MIN_BONES_FOR_TYPO = 3;

/** Score of a matching word as a share of the typed word's weight. Tuned: see the README. */
const WORTH = { spelling: 1, voice: 0.92, sound: 0.7, near: 0.4 } as const;
/** The same for a word that begins with the unfinished last one: below a whole word that is as close. */
const BEGINNING_WORTH = { spelling: 0.85, voice: 0.65, sound: 0.4 } as const;
/** Beginnings of more postings in all don't find lines, they only rank those that the other words find. */
const MAX_BEGINNING_POSTINGS = 5_000;
/** Bonus for words adjacent as typed, as a share of both weights. */
export const ADJACENCY_BONUS = 0.35;

/** A word of the query, by its numbers in the index; -1 for unknown ones. */
export interface TypedWord {
  readonly spelling: number;
  readonly voice: number;
  readonly sound: number;
  /** Sounds that differ by one consonant; empty in a strict search. */
  readonly near: ReadonlySet<number>;
  /** Words that begin with this one, which may be unfinished; null if it is whole. */
  readonly beginning: Beginning | null;
  /** Weight of the word; higher for rarer sounds. */
  readonly weight: number;
}

/** Numbers of the words that begin with an unfinished word. */
interface Beginning {
  readonly spellings: NumberRange;
  readonly voices: NumberRange;
  readonly sounds: NumberRange;
}

const isIn = (number: number, { from, to }: NumberRange): boolean => number >= from && number < to;

/** The typed words aligned with a line. */
export interface Alignment {
  readonly score: number;
  /** Matching words of the line, in order. */
  readonly matches: readonly WordMatch[];
  /** True if no word of the line only begins with the last typed word. */
  readonly isWhole: boolean;
}

/** True if the next line belongs to another shabad. */
export type IsShabadEnd = (line: LineIndex) => boolean;

/** Calls back with each sound that the word may stand for. */
function forEachSound({ sound, near, beginning }: TypedWord, use: (sound: number) => void): void {
  if (sound >= 0) use(sound);
  near.forEach(use);
  if (beginning) for (let each = beginning.sounds.from; each < beginning.sounds.to; each++) use(each);
}

/**
 * Scores, aligns and explains lines for queries in Latin letters. It owns the scratch buffers of these steps, so that a
 * query allocates nothing that grows with the scripture.
 */
export class RomanizedScorer {
  private readonly index: SoundIndex;
  /** Rough score of every line; all 0 between queries. */
  private readonly scores: Float32Array;
  /** Lines with a score; only the first ones are valid. */
  private readonly touched: Uint32Array;
  /** Rough score of the line or window at each position of `touched`. */
  private readonly sumOfPosition: Float32Array;
  /** The same, as one of `BUCKETS` steps up to the highest one. */
  private readonly bucketOfPosition: Uint16Array;
  // A cell per typed word (row) and word of the line (column).
  private readonly sums = new Float64Array(MAX_WORDS * COLUMNS);
  private readonly summits = new Float64Array(MAX_WORDS * COLUMNS);
  private readonly summitCells = new Int32Array(MAX_WORDS * COLUMNS);
  private readonly cameFrom = new Int32Array(MAX_WORDS * COLUMNS);
  /** Typed words that each sound may match, as bits by row; all 0 between queries. */
  private readonly rowsOfSound: Uint32Array;
  /** Words of the line that may match a typed word, with their rows; only the first ones are valid. */
  private readonly columns = new Uint8Array(COLUMNS);
  private readonly rowsOfColumn = new Uint32Array(COLUMNS);

  constructor(index: SoundIndex) {
    this.index = index;
    this.scores = new Float32Array(index.lineCount);
    this.touched = new Uint32Array(index.lineCount);
    this.sumOfPosition = new Float32Array(index.lineCount);
    this.bucketOfPosition = new Uint16Array(index.lineCount);
    this.rowsOfSound = new Uint32Array(index.soundCount);
  }

  /**
   * Looks up a typed word.
   * @param isForgiving true to include sounds that differ by one consonant
   * @param isUnfinished true to include words that begin with it
   */
  lookUp(letters: string, isForgiving: boolean, isUnfinished = false): TypedWord {
    const { index } = this;
    const { bones, voice } = soundOf(letters);
    const sound = index.soundOf(bones);
    const near = new Set(isForgiving && bones.length >= MIN_BONES_FOR_TYPO ? index.soundsNear(bones) : []);
    let count = sound < 0 ? 0 : index.linesOf(sound).length;
    if (sound < 0) for (const each of near) count += index.linesOf(each).length;
    const beginning =
      isUnfinished && bones !== ''
        ? {
            spellings: index.spellingRange(letters),
            voices: index.voiceRange(voice),
            sounds: index.soundRange(bones),
          }
        : null;
    if (count === 0 && beginning) count = this.linesIn(beginning.sounds);
    return {
      beginning,
      spelling: index.spellingOf(letters),
      voice: index.voiceOf(voice),
      sound,
      near,
      weight: Math.log(1 + index.lineCount / (1 + count)),
    };
  }

  /** Number of postings of the sounds in a range. */
  private linesIn({ from, to }: NumberRange): number {
    let count = 0;
    for (let sound = from; sound < to; sound++) count += this.index.linesOf(sound).length;
    return count;
  }

  /** Scores lines by their sounds, rarest sounds first; returns how many lines have a score. */
  private addScores(typed: readonly TypedWord[]): number {
    const { index, scores, touched } = this;
    const lists = typed
      .flatMap((word) => {
        const sounds = word.sound < 0 ? [] : [{ sound: word.sound, value: word.weight }];
        for (const sound of word.near) sounds.push({ sound, value: word.weight * WORTH.near });
        if (word.beginning && this.linesIn(word.beginning.sounds) <= MAX_BEGINNING_POSTINGS) {
          const { from, to } = word.beginning.sounds;
          for (let sound = from; sound < to; sound++)
            if (sound !== word.sound && !word.near.has(sound))
              sounds.push({ sound, value: word.weight * BEGINNING_WORTH.voice });
        }
        return sounds;
      })
      .map(({ sound, value }) => ({ lines: index.linesOf(sound), value }))
      .sort((a, b) => a.lines.length - b.lines.length);
    let count = 0;
    let postingsRead = 0;
    for (const { lines, value } of lists) {
      postingsRead += lines.length;
      if (postingsRead > MAX_POSTINGS && count > 0) break;
      for (let position = 0; position < lines.length; position++) {
        const line = lines[position] ?? 0;
        const before = scores[line] ?? 0;
        if (before === 0) touched[count++] = line;
        scores[line] = before + value;
      }
    }
    return count;
  }

  /** @param isShabadEnd null to score lines alone; otherwise each line counts together with the next of its shabad */
  private selectLikeliest(count: number, isShabadEnd: IsShabadEnd | null): LineIndex[] {
    const { scores, touched, sumOfPosition, bucketOfPosition } = this;
    let highest = 0;
    for (let position = 0; position < count; position++) {
      const line = touched[position] ?? 0;
      let sum = scores[line] ?? 0;
      const next = isShabadEnd === null ? 0 : (scores[line + 1] ?? 0);
      if (next > 0 && isShabadEnd?.(line) === false) sum += next * NEXT_LINE;
      sumOfPosition[position] = sum;
      if (sum > highest) highest = sum;
    }
    const most = isShabadEnd === null ? MAX_ALIGNED : MAX_WINDOWS;
    const scale = BUCKETS / highest;
    const histogram = new Uint32Array(BUCKETS + 1);
    for (let position = 0; position < count; position++) {
      const bucket = Math.min(BUCKETS, Math.floor((sumOfPosition[position] ?? 0) * scale));
      bucketOfPosition[position] = bucket;
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
    }
    let lowest = BUCKETS;
    for (let sum = histogram[lowest] ?? 0; lowest > 0; sum += histogram[lowest] ?? 0) {
      if (sum + (histogram[lowest - 1] ?? 0) > most && sum > 0) break;
      lowest--;
    }
    const chosen: LineIndex[] = [];
    for (let position = 0; position < count && chosen.length < most * 2; position++) {
      if ((bucketOfPosition[position] ?? 0) >= lowest) chosen.push(touched[position] ?? 0);
    }
    return chosen;
  }

  /** Aligns the likeliest lines with the typed words. */
  alignLikeliest(typed: readonly TypedWord[]): Map<LineIndex, Alignment> {
    const alignments = new Map<LineIndex, Alignment>();
    this.withRoughScores(typed, (count) => {
      for (const line of this.selectLikeliest(count, null)) this.alignInto(alignments, line, typed);
    });
    return alignments;
  }

  /**
   * Aligns the likeliest lines, and calls back with the first line of each of the likeliest windows, while `rowsAt` knows
   * the typed words. A window is a line and the next one of its shabad.
   */
  alignWithWindows(
    typed: readonly TypedWord[],
    isShabadEnd: IsShabadEnd,
    useWindow: (line: LineIndex) => void,
  ): Map<LineIndex, Alignment> {
    const alignments = new Map<LineIndex, Alignment>();
    this.withRoughScores(typed, (count) => {
      for (const line of this.selectLikeliest(count, null)) this.alignInto(alignments, line, typed);
      this.selectLikeliest(count, isShabadEnd).forEach(useWindow);
    });
    return alignments;
  }

  /** Runs a step between scoring the lines roughly, which gives their number, and clearing the buffers. */
  private withRoughScores(typed: readonly TypedWord[], use: (count: number) => void): void {
    this.markSounds(typed);
    const count = this.addScores(typed);
    use(count);
    for (let position = 0; position < count; position++) this.scores[this.touched[position] ?? 0] = 0;
    this.unmarkSounds(typed);
  }

  private alignInto(
    alignments: Map<LineIndex, Alignment>,
    line: LineIndex,
    typed: readonly TypedWord[],
  ): void {
    const columnCount = this.findColumns(line);
    if (columnCount > 0) alignments.set(line, this.align(line, typed, columnCount));
  }

  /** The typed words that a token may match, as bits by row; valid only inside `alignWithWindows`. */
  rowsAt(token: number): number {
    return this.rowsOfSound[this.soundAt(token)] ?? 0;
  }

  /** Sound number of a token. */
  soundAt(token: number): number {
    const { tokens, soundOfSpelling } = this.index;
    return soundOfSpelling[tokens[token] ?? -1] ?? -1;
  }

  /** Notes for each sound which typed words it may match, as bits by row. */
  private markSounds(typed: readonly TypedWord[]): void {
    typed.forEach((word, row) => {
      forEachSound(word, (sound) => {
        this.rowsOfSound[sound] = (this.rowsOfSound[sound] ?? 0) | (1 << row);
      });
    });
  }

  private unmarkSounds(typed: readonly TypedWord[]): void {
    for (const word of typed) {
      forEachSound(word, (sound) => {
        this.rowsOfSound[sound] = 0;
      });
    }
  }

  /** Finds the words of a line that may match a typed word, in `columns` and `rowsOfColumn`; returns how many. */
  private findColumns(line: LineIndex): number {
    const { columns, rowsOfColumn, rowsOfSound, index } = this;
    const start = index.start(line);
    const width = Math.min(index.start(line + 1) - start, COLUMNS - 1);
    let count = 0;
    for (let column = 0; column < width; column++) {
      const sound = index.soundOfSpelling[index.tokens[start + column] ?? -1] ?? -1;
      const rows = rowsOfSound[sound] ?? 0;
      if (rows === 0) continue;
      columns[count] = column;
      rowsOfColumn[count++] = rows;
    }
    return count;
  }

  /**
   * The best alignment of the typed words, in order, with the words of a line that `findColumns` found. `summit` at (row,
   * column) is the best of all alignments that end at or before that row and column, so each cell is visited once.
   */
  private align(line: LineIndex, typed: readonly TypedWord[], columnCount: number): Alignment {
    const { sums, summits, summitCells, cameFrom, columns, rowsOfColumn } = this;
    const { tokens } = this.index;
    const start = this.index.start(line);
    let top = 0;
    let topCell = -1;
    for (let row = 0; row < typed.length; row++) {
      const word = typed[row] as TypedWord;
      const before = typed[row - 1]?.weight ?? 0;
      for (let place = 0; place < columnCount; place++) {
        const cell = row * COLUMNS + place;
        const column = columns[place] ?? 0;
        const isPossible = ((rowsOfColumn[place] ?? 0) & (1 << row)) !== 0;
        const value = isPossible ? this.worthOf(word, tokens[start + column] ?? -1) * word.weight : 0;
        let sum = 0;
        let from = -1;
        if (value > 0) {
          if (row > 0 && place > 0) {
            const diagonal = cell - COLUMNS - 1;
            const reached = summits[diagonal] ?? 0;
            const next = columns[place - 1] === column - 1 ? (sums[diagonal] ?? 0) : 0;
            const adjacent = next > 0 ? next + ADJACENCY_BONUS * (word.weight + before) : 0;
            if (adjacent > 0 && adjacent >= reached) from = diagonal;
            else if (reached > 0) from = summitCells[diagonal] ?? -1;
            sum = Math.max(adjacent, reached);
          }
          sum += value;
        }
        sums[cell] = sum;
        cameFrom[cell] = from;
        const above = row > 0 ? (summits[cell - COLUMNS] ?? 0) : 0;
        const left = place > 0 ? (summits[cell - 1] ?? 0) : 0;
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
    }
    const matches: WordMatch[] = [];
    let isWhole = true;
    for (let cell = topCell; cell >= 0; cell = cameFrom[cell] ?? -1) {
      const word = typed[Math.floor(cell / COLUMNS)];
      if (!word) continue;
      const token = start + (columns[cell % COLUMNS] ?? 0);
      matches.push(this.matchAt(token, word));
      if (word.beginning) isWhole = this.soundAt(token) === word.sound;
    }
    return { score: top, matches: matches.reverse(), isWhole };
  }

  /** Reasons for a line that was found by a single word: all words that may be it. */
  explain(line: LineIndex, word: TypedWord): MatchReason[] {
    const { index } = this;
    const matches: WordMatch[] = [];
    for (let token = index.start(line); token < index.start(line + 1); token++) {
      if (this.worthOf(word, index.tokens[token] ?? -1) > 0) matches.push(this.matchAt(token, word));
    }
    return reasonsOf(matches);
  }

  /** The word of a line at a token, as a match of a typed word. */
  matchAt(token: number, typed: TypedWord): WordMatch {
    const { tokens, wordOfToken } = this.index;
    return { word: wordOfToken[token] ?? 0, how: this.kindOf(typed, tokens[token] ?? -1) };
  }

  private kindOf(word: TypedWord, spelling: number): MatchKind {
    if (spelling === word.spelling) return 'exact';
    const sound = this.index.soundOfSpelling[spelling] ?? -1;
    if (sound === word.sound) return 'sound';
    if (!word.beginning) return 'typo';
    if (isIn(spelling, word.beginning.spellings)) return 'exact';
    return isIn(sound, word.beginning.sounds) ? 'sound' : 'typo';
  }

  /** True if a spelling begins with the typed word, by its letters or its voice. */
  isBegunBy({ beginning }: TypedWord, spelling: number): boolean {
    if (!beginning) return false;
    return (
      isIn(spelling, beginning.spellings) ||
      isIn(this.index.voiceOfSpelling[spelling] ?? -1, beginning.voices)
    );
  }

  /** Worth of a spelling for a typed word, as a share of the word's weight; 0 for another word. */
  worthOf(word: TypedWord, spelling: number): number {
    if (spelling === word.spelling) return WORTH.spelling;
    const voice = this.index.voiceOfSpelling[spelling] ?? -1;
    if (voice === word.voice) return WORTH.voice;
    const sound = this.index.soundOfSpelling[spelling] ?? -1;
    const { beginning } = word;
    if (beginning && isIn(spelling, beginning.spellings)) return BEGINNING_WORTH.spelling;
    if (sound === word.sound) return WORTH.sound;
    if (beginning && isIn(voice, beginning.voices)) return BEGINNING_WORTH.voice;
    if (beginning && isIn(sound, beginning.sounds)) return BEGINNING_WORTH.sound;
    return word.near.has(sound) ? WORTH.near : 0;
  }
}
