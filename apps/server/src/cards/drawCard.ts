import { CARD_SHAPES, type Card, type CardLook, type CardShape, type CardTheme } from './card.ts';
import type { Hand, OpenFace } from './openFaces.ts';
import { inFewLines, inLines, type Lines, setVerse } from './paragraph.ts';
import { setText } from './setText.ts';

type Faces = Readonly<Record<Hand, readonly OpenFace[]>>;

/** Sizes in pixels, the largest that fits; a line of scripture stands at twice the height of its translation or more. */
const VERSE_SIZES = [104, 96, 88, 80, 74, 68, 62, 57, 52, 48, 44, 40, 36, 32];
/** Lines of a translation: what is left of a longer one says that it goes on. */
const MOST_TRANSLATION: Readonly<Record<CardShape, number>> = { wide: 4, square: 7 };
const VERSE_LEADING = 1.62;
const TRANSLATION_LEADING = 1.4;
const NOTE_SIZE = 25;
const MARGIN = 88;
/** Of the frame from the edge. */
const FRAME = 28;
/** Height that what is said of the line has at the foot. */
const FOOT = 118;
/** How far above its baseline a line of Gurmukhi reaches, and below, in ems: with vowel signs on both sides. */
const ASCENT = 0.98;
const DESCENT = 0.5;

/** The palette of `@naad/ui-tokens`: paper or ink, a line that is read before all else, saffron once. */
const COLOURS: Readonly<
  Record<CardTheme, Record<'ground' | 'frame' | 'line' | 'soft' | 'place' | 'mark', string>>
> = {
  light: {
    ground: '#faf5ea',
    frame: '#dfd3bc',
    line: '#1f1811',
    soft: '#5c5042',
    place: '#1c3e74',
    mark: '#c56506',
  },
  dark: {
    ground: '#191511',
    frame: '#3a3128',
    line: '#f4ecdd',
    soft: '#bfb29e',
    place: '#a9c4f2',
    mark: '#f2a649',
  },
};

/** The strokes of the site's mark on a grid of 32. */
const SITE_MARK = 'M11.5 7.5V13a4.5 4.5 0 0 0 9 0V7.5M3 7.5h26M5.5 7.5V13a10.5 10.5 0 0 0 21 0V7.5';

interface Body {
  readonly verse: Lines;
  readonly translation: Lines;
  readonly height: number;
}

const heightOf = ({ lines, size }: Lines, leading: number) => lines.length * size * leading;

/** The largest setting of a card's texts that fits. */
function setBody(faces: Faces, card: Card, shape: CardShape, width: number, height: number): Body {
  const verse = setVerse(faces.scripture, card.line, card.visraams);
  let body: Body | null = null;
  for (const size of VERSE_SIZES) {
    const lines = inLines(verse, size, width);
    const small = Math.round(Math.min(36, Math.max(28, size * 0.46)));
    const translation = inFewLines(faces.translation, card.translation?.text ?? '', {
      size: small,
      width: width * 0.92,
      most: MOST_TRANSLATION[shape],
    });
    const gap = translation.lines.length === 0 ? 0 : small * 1.1;
    const credit = translation.lines.length === 0 ? 0 : NOTE_SIZE * 2.2;
    body = {
      verse: lines,
      translation,
      height: heightOf(lines, VERSE_LEADING) + gap + heightOf(translation, TRANSLATION_LEADING) + credit,
    };
    if (body.height <= height && lines.lines.every((line) => line.width <= width)) break;
  }
  return body ?? { verse: { size: 0, lines: [] }, translation: { size: 0, lines: [] }, height: 0 };
}

function placed(svg: string, x: number, baseline: number, size: number, colour: string): string {
  const at = `translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${String(size)})`;
  return `<g transform="${at}" fill="${colour}">${svg}</g>`;
}

/** One text in the middle, or at the start of, what is left of a line; smaller where it would not fit. */
function note(
  faces: Faces,
  text: string,
  {
    from,
    to,
    baseline,
    colour,
    align,
  }: { from: number; to: number; baseline: number; colour: string; align: number },
): string {
  const set = setText(faces.note, text);
  const size = Math.min(NOTE_SIZE, (to - from) / set.width);
  return placed(set.svg, from + (to - from - set.width * size) * align, baseline, size, colour);
}

/** A card as SVG, of outlines alone: it needs no font to be drawn, and holds no text that could be read as markup. */
export function drawCard(faces: Faces, card: Card, { shape, theme }: CardLook): string {
  const { width, height } = CARD_SHAPES[shape];
  const colours = COLOURS[theme];
  const inner = width - 2 * MARGIN;
  const top = card.heading === null ? MARGIN - 12 : MARGIN + 44;
  const room = height - FOOT - top;
  const { verse, translation, height: bodyHeight } = setBody(faces, card, shape, inner, room);
  const parts: string[] = [];
  const centred = (
    { lines, size }: Lines,
    leading: number,
    start: number,
    colour: string,
    ascent: number,
  ) => {
    lines.forEach((line, index) => {
      const baseline = start + (index * leading + ascent) * size;
      parts.push(placed(line.svg, (width - line.width) / 2, baseline, size, colour));
    });
    return start + heightOf({ lines, size }, leading);
  };
  if (card.heading !== null) {
    const at = { from: MARGIN, to: width - MARGIN, baseline: MARGIN + 12, colour: colours.mark, align: 0.5 };
    parts.push(note(faces, card.heading, at));
  }
  let y = top + (room - bodyHeight) / 2;
  y = centred(verse, VERSE_LEADING, y, colours.line, ASCENT + (VERSE_LEADING - ASCENT - DESCENT) / 2);
  if (card.translation && translation.lines.length > 0) {
    y = centred(translation, TRANSLATION_LEADING, y + translation.size * 1.1, colours.soft, 1);
    const at = {
      from: MARGIN,
      to: width - MARGIN,
      baseline: y + NOTE_SIZE * 1.5,
      colour: colours.soft,
      align: 0.5,
    };
    parts.push(note(faces, card.translation.translator, at));
  }
  const foot = height - 66;
  const site = setText(faces.note, card.siteName);
  const siteStart = width - MARGIN - site.width * NOTE_SIZE;
  parts.push(placed(site.svg, siteStart, foot, NOTE_SIZE, colours.soft));
  parts.push(
    `<path transform="translate(${(siteStart - 40).toFixed(1)} ${String(foot - 23)})" d="${SITE_MARK}" fill="none" ` +
      `stroke="${colours.mark}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  const place = { from: MARGIN, to: siteStart - 72, baseline: foot, colour: colours.place, align: 0 };
  parts.push(note(faces, card.place.join(' · '), place));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    `<rect width="100%" height="100%" fill="${colours.ground}"/>`,
    `<rect x="${String(FRAME)}" y="${String(FRAME)}" width="${String(width - 2 * FRAME)}" height="${String(height - 2 * FRAME)}" ` +
      `rx="6" fill="none" stroke="${colours.frame}" stroke-width="2"/>`,
    ...parts,
    '</svg>',
  ].join('');
}
