import { splitWords } from '@naad/gurbani-text';
import { Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { loadScripture } from '../testing/createTestServer.ts';
import { openFaces } from './openFaces.ts';
import { setText } from './setText.ts';

const faces = await openFaces();
const { corpus } = await loadScripture();
const outlines = (text: string) =>
  [...setText(faces.scripture, text).svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

const words = new Set(
  Array.from({ length: corpus.lineCount }, (_each, line) => line).flatMap((line) =>
    splitWords(corpus.unicode(line)),
  ),
);

/** The glyph a font draws for a missing letter. */
const NOTHING = faces.scripture.map(({ font }) => font.glyphToPath(0));
const CIRCLE = '\u25CC';

/** True if the first font, shaping as browsers do, shows a dotted circle below a sign that it can't join. */
function hasCircle(word: string): boolean {
  const font = faces.scripture[0]?.font;
  if (!font) return true;
  const buffer = new GlyphBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const circle = font.nominalGlyph(CIRCLE.codePointAt(0) ?? 0);
  return buffer.getGlyphInfos().some(({ codepoint }) => codepoint === circle);
}

describe('a line of scripture on a card [K12]', () => {
  it('has every letter of every word [T42]', () => {
    expect(words.size).toBeGreaterThan(50_000);
    const faults = [...words].filter((word) => {
      const drawn = outlines(word);
      return drawn.length === 0 || drawn.some((d) => d !== undefined && NOTHING.includes(d));
    });
    expect(faults).toEqual([]);
  });

  it('has every sign on its letter but in three words, whose sign is drawn without a dotted circle [T42]', () => {
    const loose = [...words].filter(hasCircle);
    expect(loose).toEqual(['ਂਨਿਗਾਹ', 'ਂਸ਼ਵੀ', 'ਂਚਸ਼ਮਿ'].map((word) => word.normalize()));
    const circle = setText(faces.scripture, CIRCLE).svg;
    const [, circleOutline] = / d="([^"]+)"/.exec(circle) ?? [];
    expect(circleOutline).toBeDefined();
    expect(loose.filter((word) => outlines(word).includes(circleOutline))).toEqual([]);
  });

  it('joins letters: a vowel sign before its letter, a subjoined letter below it', () => {
    // In ਸਿ the sign is drawn first; ਸ੍ਰ isn't ਸ next to ਰ.
    expect(outlines('ਸਿ')).toEqual([outlines('ਸਿ')[0], outlines('ਸ')[0]]);
    expect(setText(faces.scripture, 'ਸ੍ਰ').width).toBeLessThan(
      setText(faces.scripture, 'ਸ').width + setText(faces.scripture, 'ਰ').width * 0.5,
    );
  });

  it("keeps the text after ੴ clear of it, and doesn't move words that lean slightly", () => {
    const [face] = faces.scripture;
    const glyph = face?.font.nominalGlyph(0x0a74) ?? 0;
    const advance = (face?.font.glyphHAdvance(glyph) ?? 0) / (face?.unitsPerEm ?? 1);
    expect(setText(faces.scripture, 'ੴ').width).toBeGreaterThan(advance + 0.25);
    const of = setText(faces.translation, 'of').width;
    expect(setText(faces.translation, 'ofof').width).toBeCloseTo(2 * of, 1);
  });

  it('uses the first font that has a letter', () => {
    // Only the second font has the abbreviation sign.
    expect(faces.scripture[0]?.font.nominalGlyph(0x0a76)).toBeUndefined();
    expect(outlines('ਸ੶ਸ')).toHaveLength(3);
    expect(outlines('ਸ੶ਸ')[0]).toBe(outlines('ਸ੶ਸ')[2]);
  });
});
