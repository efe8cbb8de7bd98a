import { Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import type { OpenFace } from './openFaces.ts';

/** A text whose letters are joined and placed. Lengths are in ems: it is drawn at any size. */
export interface SetText {
  /** To where the next text may begin: ੴ reaches far over the place that it takes by itself. */
  readonly width: number;
  /** The letters as SVG, the origin at the start of the baseline, y downwards. */
  readonly svg: string;
}

interface Run {
  readonly face: OpenFace;
  /** Numbers beneath the line, as of the singing of ਮਾਝ₁, which no face has: they are set small, from its figures. */
  readonly isBelow: boolean;
  text: string;
}

const BELOW_ZERO = 0x2080;
const BELOW_SCALE = 0.6;
/** In ems of the text they belong to. */
const BELOW_DROP = 0.14;

/** Letters may lean over the next word; ੴ reaches so far that it would touch it. In ems. */
const LEAN = 0.25;

const JOINING = /^[\p{M}\u200C\u200D]$/u;

/** Pieces of a text, each in the first face that has all its letters; signs stay with the letter they stand on. */
function runsOf(faces: readonly OpenFace[], text: string): Run[] {
  const [first] = faces;
  const runs: Run[] = [];
  if (!first) return runs;
  for (const each of text) {
    const figure = (each.codePointAt(0) ?? 0) - BELOW_ZERO;
    const isBelow = figure >= 0 && figure <= 9;
    const letter = isBelow ? String(figure) : each;
    const has = ({ font }: OpenFace) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
    const last = runs.at(-1);
    const isSame = last?.isBelow === isBelow && (has(last.face) || JOINING.test(letter));
    if (isSame && !isBetter(faces, last.face, has)) last.text += letter;
    else runs.push({ face: faces.find(has) ?? first, isBelow, text: letter });
  }
  return runs;
}

/** Whether a face that comes before the one at hand has the letter too: a stand-in sets what it must and no more. */
function isBetter(faces: readonly OpenFace[], face: OpenFace, has: (face: OpenFace) => boolean): boolean {
  return faces.slice(0, faces.indexOf(face)).some(has);
}

function outlineOf({ font, outlines }: OpenFace, glyph: number): string {
  const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
  outlines.set(glyph, known);
  return known;
}

const short = (value: number) => String(Math.round(value * 1e5) / 1e5);

/** Joins and places letters as OpenType asks, by HarfBuzz: the same that browsers shape text by. */
export function setText(faces: readonly OpenFace[], text: string): SetText {
  let x = 0;
  let inkEnd = 0;
  let svg = '';
  for (const { face, isBelow, text: run } of runsOf(faces, text)) {
    const buffer = new GlyphBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(face.font, buffer);
    const scale = (isBelow ? BELOW_SCALE : 1) / face.unitsPerEm;
    const drop = isBelow ? BELOW_DROP : 0;
    const positions = buffer.getGlyphPositions();
    buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(face, glyph);
      if (outline !== '') {
        const place = `translate(${short(x + xOffset * scale)} ${short(drop - yOffset * scale)})`;
        svg += `<path transform="${place} scale(${short(scale)} ${short(-scale)})" d="${outline}"/>`;
        const { xBearing = 0, width = 0 } = face.font.glyphExtents(glyph) ?? {};
        inkEnd = Math.max(inkEnd, x + (xOffset + xBearing + width) * scale);
      }
      x += xAdvance * scale;
    });
  }
  return { width: inkEnd > x + LEAN ? inkEnd : x, svg };
}
