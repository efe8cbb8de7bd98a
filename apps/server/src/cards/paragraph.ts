import { splitWords, toWords, type Visraam, type VisraamType } from '@naad/gurbani-text';
import { breakLines, type Piece } from './breakLines.ts';
import type { OpenFace } from './openFaces.ts';
import { setText, type SetText } from './setText.ts';

/** Between two words, in ems. */
const GAP = 0.3;
const ELLIPSIS = '…';
/** How long one rests after a word. */
const RESTS: Readonly<Record<VisraamType, number>> = { main: 1, yamki: 0.7, light: 0.5 };
const REFRAIN = 'ਰਹਾਉ';

/** Words of a text, set once, to be broken into lines at any size. */
export type Paragraph = readonly (Piece & SetText)[];

/** A paragraph at a size: lines of SVG, each with its width, in pixels. */
export interface Lines {
  readonly size: number;
  readonly lines: readonly { readonly width: number; readonly svg: string }[];
}

/** A line of scripture: end marks, and the refrain's name between two, stay with the word before them. */
export function setVerse(
  faces: readonly OpenFace[],
  unicode: string,
  visraams: readonly Visraam[],
): Paragraph {
  const pieces: { text: string; rest: number }[] = [];
  toWords(unicode, visraams).forEach(({ text, visraam, isEndMark }) => {
    const last = pieces.at(-1);
    const isBound = isEndMark || (text === REFRAIN && last?.text.endsWith('॥') === true);
    if (last && isBound) {
      last.text += `\u00A0${text}`;
      last.rest = 1;
    } else pieces.push({ text, rest: visraam === null ? 0 : RESTS[visraam] });
  });
  return pieces.map(({ text, rest }) => ({ ...setTogether(faces, text), rest }));
}

/** Prose: it rests where a sentence or a part of one ends. */
function setProse(faces: readonly OpenFace[], text: string): Paragraph {
  return splitWords(text).map((word) => ({
    ...setText(faces, word),
    rest: /[.,;:!?]$/.test(word) ? 0.5 : 0,
  }));
}

/** Words that no line may part, each set by itself: a face's own space is too narrow for some letters. */
function setTogether(faces: readonly OpenFace[], text: string): SetText {
  return joined(text.split('\u00A0').map((word) => setText(faces, word)));
}

function joined(texts: readonly SetText[]): SetText {
  let width = 0;
  let svg = '';
  for (const text of texts) {
    if (width > 0) width += GAP;
    svg += `<g transform="translate(${width.toFixed(4)} 0)">${text.svg}</g>`;
    width += text.width;
  }
  return { width, svg };
}

/** The paragraph at a size, in lines no wider than that many pixels. */
export function inLines(paragraph: Paragraph, size: number, width: number): Lines {
  let next = 0;
  const lines = breakLines(paragraph, GAP, width / size).map((count) => {
    const line = joined(paragraph.slice(next, (next += count)));
    return { width: line.width * size, svg: line.svg };
  });
  return { size, lines };
}

/**
 * As {@link inLines}, and cut after the last word that leaves room for the sign that it goes on. For translations: a line of
 * scripture is never cut.
 */
export function inFewLines(
  faces: readonly OpenFace[],
  text: string,
  { size, width, most }: { readonly size: number; readonly width: number; readonly most: number },
): Lines {
  const words = splitWords(text);
  for (let count = words.length; count > 0; count -= 1) {
    const isWhole = count === words.length;
    const kept = words.slice(0, count).join(' ');
    const set = inLines(
      setProse(faces, isWhole ? kept : `${kept.replace(/[.,;:]$/, '')}${ELLIPSIS}`),
      size,
      width,
    );
    if (set.lines.length <= most) return set;
  }
  return { size, lines: [] };
}
