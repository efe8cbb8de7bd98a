import type { Visraam, VisraamType } from '@naad/gurbani-model';
import { splitWords, toWords } from '@naad/gurbani-text';
import type { OpenFace } from './openFaces.ts';
import { setText, type SetText } from './setText.ts';

/** A piece of text that is never split. */
interface Piece {
  readonly width: number;
  /** Suitability of a line break after it, from 0 (no pause) to 1 (long pause). */
  readonly pause: number;
}

/** Penalty for a line that doesn't end at a pause, as a share of the squared width. */
const NO_PAUSE_PENALTY = 0.06;

/**
 * Breaks text into the fewest lines, as equal in length as possible and preferably at pauses.
 * @param gap space between two pieces
 * @param width width of a line; a wider piece gets a line of its own
 * @returns the number of pieces in each line
 */
export function breakLines(pieces: readonly Piece[], gap: number, width: number): number[] {
  const count = fewestLines(pieces, gap, width);
  const total = pieces.reduce((sum, each) => sum + each.width + gap, -gap);
  const ideal = total / count;
  // Dynamic programming: for each number of placed pieces, the lowest cost with `line` lines.
  let best = new Map<number, { cost: number; lines: number[] }>([[0, { cost: 0, lines: [] }]]);
  for (let line = 0; line < count; line += 1) {
    const next = new Map<number, { cost: number; lines: number[] }>();
    for (const [start, { cost, lines }] of best) {
      let length = -gap;
      for (let end = start; end < pieces.length; end += 1) {
        const piece = pieces[end];
        if (!piece) break;
        length += gap + piece.width;
        if (length > width && end > start) break;
        const isLast = end === pieces.length - 1;
        const added =
          (length - ideal) ** 2 + (isLast ? 0 : NO_PAUSE_PENALTY * (1 - piece.pause) * width ** 2);
        const known = next.get(end + 1);
        if (!known || cost + added < known.cost) {
          next.set(end + 1, { cost: cost + added, lines: [...lines, end + 1 - start] });
        }
      }
    }
    best = next;
  }
  return best.get(pieces.length)?.lines ?? [];
}

function fewestLines(pieces: readonly Piece[], gap: number, width: number): number {
  let lines = 1;
  let length = -gap;
  for (const piece of pieces) {
    if (length > 0 && length + gap + piece.width > width) {
      lines += 1;
      length = piece.width;
    } else length += gap + piece.width;
  }
  return lines;
}

/** Space between two words, in ems. */
const GAP = 0.3;
const ELLIPSIS = '…';
/** Suitability of a line break after each visraam. */
const PAUSES: Readonly<Record<VisraamType, number>> = { main: 1, yamki: 0.7, light: 0.5 };
const RAHAO = 'ਰਹਾਉ';

/** The shaped words of a text, ready to be broken into lines at any size. */
export type Paragraph = readonly (Piece & SetText)[];

/** A paragraph at a size: SVG lines with their widths in pixels. */
export interface Lines {
  readonly size: number;
  readonly lines: readonly { readonly width: number; readonly svg: string }[];
}

/** A piece of a line of scripture; its words are separated by no-break spaces. */
interface VersePiece {
  readonly text: string;
  readonly pause: number;
}

/** Splits a line of scripture. End marks, and the word ਰਹਾਉ between two of them, stay with the previous word. */
export function splitVerse(unicode: string, visraams: readonly Visraam[]): VersePiece[] {
  const pieces: { text: string; pause: number }[] = [];
  toWords(unicode, visraams).forEach(({ text, visraam, isEndMark }) => {
    const last = pieces.at(-1);
    const isAttached = isEndMark || (text === RAHAO && last?.text.endsWith('॥') === true);
    if (last && isAttached) {
      last.text += `\u00A0${text}`;
      last.pause = 1;
    } else pieces.push({ text, pause: visraam === null ? 0 : PAUSES[visraam] });
  });
  return pieces;
}

/** Shapes the pieces of a line of scripture. */
export function setVerse(
  faces: readonly OpenFace[],
  unicode: string,
  visraams: readonly Visraam[],
): Paragraph {
  return splitVerse(unicode, visraams).map(({ text, pause }) => ({ ...setUnbroken(faces, text), pause }));
}

/** Shapes prose, with pauses at punctuation. */
function setProse(faces: readonly OpenFace[], text: string): Paragraph {
  return splitWords(text).map((word) => ({
    ...setText(faces, word),
    pause: /[.,;:!?]$/.test(word) ? 0.5 : 0,
  }));
}

/**
 * Shapes words that must stay on one line, each separately, because the font's own space is too narrow for
 * some letters.
 */
function setUnbroken(faces: readonly OpenFace[], text: string): SetText {
  return joinWords(text.split('\u00A0').map((word) => setText(faces, word)));
}

function joinWords(words: readonly SetText[]): SetText {
  let width = 0;
  let svg = '';
  for (const text of words) {
    if (width > 0) width += GAP;
    svg += `<g transform="translate(${width.toFixed(4)} 0)">${text.svg}</g>`;
    width += text.width;
  }
  return { width, svg };
}

/** Breaks a paragraph at a font size into lines of a maximum width in pixels. */
export function layOut(paragraph: Paragraph, size: number, width: number): Lines {
  let next = 0;
  const lines = breakLines(paragraph, GAP, width / size).map((count) => {
    const line = joinWords(paragraph.slice(next, (next += count)));
    return { width: line.width * size, svg: line.svg };
  });
  return { size, lines };
}

/**
 * Like {@link layOut}, but truncated with an ellipsis after `maxLines` lines. For translations only: scripture
 * is never truncated.
 */
export function layOutTruncated(
  faces: readonly OpenFace[],
  text: string,
  { size, width, maxLines }: { readonly size: number; readonly width: number; readonly maxLines: number },
): Lines {
  const words = splitWords(text);
  for (let count = words.length; count > 0; count -= 1) {
    const isComplete = count === words.length;
    const visible = words.slice(0, count).join(' ');
    const set = layOut(
      setProse(faces, isComplete ? visible : `${visible.replace(/[.,;:]$/, '')}${ELLIPSIS}`),
      size,
      width,
    );
    if (set.lines.length <= maxLines) return set;
  }
  return { size, lines: [] };
}
