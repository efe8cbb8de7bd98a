import { renderAsync } from '@resvg/resvg-js';
import { type Card, CARD_SHAPES, type CardLook, type CardShape, type CardTheme } from './card.ts';
import { type OpenFace, openFaces, type TextKind } from './openFaces.ts';
import { layOut, layOutTruncated, type Lines, setVerse } from './paragraph.ts';
import { setText } from './setText.ts';

/** Draws a card as PNG. Rasterization runs in a separate thread. */
export type CardDrawer = (card: Card, look: CardLook) => Promise<Buffer>;

/** Loads the fonts and returns the drawing function. */
export async function createCardDrawer(): Promise<CardDrawer> {
  const faces = await openFaces();
  return async (card, look) => {
    const svg = drawCard(faces, card, look);
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

type Faces = Readonly<Record<TextKind, readonly OpenFace[]>>;

/** Font sizes in pixels, largest first; scripture is at least twice the height of its translation. */
const VERSE_SIZES = [104, 96, 88, 80, 74, 68, 62, 57, 52, 48, 44, 40, 36, 32];
/** Maximum lines of a translation; a longer one ends with an ellipsis. */
const MAX_TRANSLATION_LINES: Readonly<Record<CardShape, number>> = { wide: 4, square: 7 };
const VERSE_LEADING = 1.62;
const TRANSLATION_LEADING = 1.4;
const NOTE_SIZE = 25;
const MARGIN = 88;
/** Distance of the frame from the edge. */
const FRAME = 28;
/** Height of the attribution at the bottom. */
const FOOT = 118;
/** Ascent and descent of a Gurmukhi line in ems, including vowel signs. */
const ASCENT = 0.98;
const DESCENT = 0.5;

/** Colors from `@naad/ui-tokens`: paper or ink, a prominent line, one saffron accent. */
const COLOURS: Readonly<
  Record<CardTheme, Record<'ground' | 'frame' | 'line' | 'soft' | 'place' | 'mark', string>>
> = {
  light: {
    ground: '#faf4e5',
    frame: '#d8cdb6',
    line: '#18163f',
    soft: '#534a4c',
    place: '#2b2f7e',
    mark: '#c4600a',
  },
  dark: {
    ground: '#14131d',
    frame: '#343247',
    line: '#f5ecda',
    soft: '#bdb3a8',
    place: '#b4bdf7',
    mark: '#f0a040',
  },
};

/** Strokes of the site's logo on a grid of 32. */
const SITE_MARK = 'M11.5 7.5V13a4.5 4.5 0 0 0 9 0V7.5M3 7.5h26M5.5 7.5V13a10.5 10.5 0 0 0 21 0V7.5';

interface Body {
  readonly verse: Lines;
  readonly translation: Lines;
  readonly height: number;
}

const heightOf = ({ lines, size }: Lines, leading: number) => lines.length * size * leading;

/** Finds the largest size at which the card's text fits. */
function setBody(faces: Faces, card: Card, shape: CardShape, width: number, height: number): Body {
  const verse = setVerse(faces.scripture, card.line, card.visraams);
  let body: Body | null = null;
  for (const size of VERSE_SIZES) {
    const lines = layOut(verse, size, width);
    const small = Math.round(Math.min(36, Math.max(28, size * 0.46)));
    const translation = layOutTruncated(faces.translation, card.translation?.text ?? '', {
      size: small,
      width: width * 0.92,
      maxLines: MAX_TRANSLATION_LINES[shape],
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

function placeText(svg: string, x: number, baseline: number, size: number, colour: string): string {
  const at = `translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${String(size)})`;
  return `<g transform="${at}" fill="${colour}">${svg}</g>`;
}

/** Draws a note, reduced if it doesn't fit. `align` is 0 for the start of the space, 0.5 for its center. */
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
  return placeText(set.svg, from + (to - from - set.width * size) * align, baseline, size, colour);
}

/**
 * Draws a card as SVG outlines only, so it needs no fonts and contains no text that could be parsed as
 * markup.
 */
function drawCard(faces: Faces, card: Card, { shape, theme }: CardLook): string {
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
      parts.push(placeText(line.svg, (width - line.width) / 2, baseline, size, colour));
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
  parts.push(placeText(site.svg, siteStart, foot, NOTE_SIZE, colours.soft));
  parts.push(
    `<path transform="translate(${(siteStart - 40).toFixed(1)} ${String(foot - 23)})" d="${SITE_MARK}" fill="none" ` +
      `stroke="${colours.mark}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  const attribution = { from: MARGIN, to: siteStart - 72, baseline: foot, colour: colours.place, align: 0 };
  parts.push(note(faces, card.attribution.join(' · '), attribution));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    `<rect width="100%" height="100%" fill="${colours.ground}"/>`,
    `<rect x="${String(FRAME)}" y="${String(FRAME)}" width="${String(width - 2 * FRAME)}" height="${String(height - 2 * FRAME)}" ` +
      `rx="6" fill="none" stroke="${colours.frame}" stroke-width="2"/>`,
    ...parts,
    '</svg>',
  ].join('');
}
