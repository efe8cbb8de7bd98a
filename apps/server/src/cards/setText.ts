import { Buffer as GlyphBuffer, BufferFlag, shape } from 'harfbuzzjs';
import type { OpenFace } from './openFaces.ts';

/** Shaped text. Lengths are in ems, so it can be drawn at any size. */
export interface SetText {
  /** Distance to the next text; the ink of ੴ extends far beyond its advance width. */
  readonly width: number;
  /** The letters as SVG, with the origin at the start of the baseline and y downwards. */
  readonly svg: string;
}

interface Run {
  readonly face: OpenFace;
  /** True for subscript numbers, as in ਮਾਝ₁, which no font has: they are drawn from smaller digits. */
  readonly isBelow: boolean;
  text: string;
}

const BELOW_ZERO = 0x2080;
const BELOW_SCALE = 0.6;
/** In ems of the surrounding text. */
const BELOW_DROP = 0.14;

/** Maximum ink overlap with the next word in ems, which only ੴ exceeds. */
const MAX_OVERLAP = 0.25;

const JOINING = /^[\p{M}\u200C\u200D]$/u;

/** Splits text into runs, each in the first font with all its letters; signs stay with their base letter. */
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

/** True if a more preferred font also has the letter, so that a fallback font is used only where needed. */
function isBetter(faces: readonly OpenFace[], face: OpenFace, has: (face: OpenFace) => boolean): boolean {
  return faces.slice(0, faces.indexOf(face)).some(has);
}

function outlineOf({ font, outlines }: OpenFace, glyph: number): string {
  const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
  outlines.set(glyph, known);
  return known;
}

const short = (value: number) => String(Math.round(value * 1e5) / 1e5);

/** Shapes text with HarfBuzz, as browsers do. */
export function setText(faces: readonly OpenFace[], text: string): SetText {
  let x = 0;
  let inkEnd = 0;
  let svg = '';
  for (const { face, isBelow, text: run } of runsOf(faces, text)) {
    const buffer = new GlyphBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    // A bindi that begins a word in the source is drawn alone, as on pages.
    buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    shape(face.font, buffer);
    const scale = (isBelow ? BELOW_SCALE : 1) / face.unitsPerEm;
    const drop = isBelow ? BELOW_DROP : 0;
    const positions = buffer.getGlyphPositions();
    buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(face, glyph);
      if (outline !== '') {
        const translate = `translate(${short(x + xOffset * scale)} ${short(drop - yOffset * scale)})`;
        svg += `<path transform="${translate} scale(${short(scale)} ${short(-scale)})" d="${outline}"/>`;
        const { xBearing = 0, width = 0 } = face.font.glyphExtents(glyph) ?? {};
        inkEnd = Math.max(inkEnd, x + (xOffset + xBearing + width) * scale);
      }
      x += xAdvance * scale;
    });
  }
  return { width: inkEnd > x + MAX_OVERLAP ? inkEnd : x, svg };
}
