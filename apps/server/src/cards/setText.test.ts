import { splitWords } from '@naad/gurbani-text';
import { describe, expect, it, vi } from 'vitest';
import { loadScripture } from '../testing/index.ts';
import { openFaces } from './openFaces.ts';
import { setText } from './setText.ts';

// Tens of thousands of words at a time.
vi.setConfig({ testTimeout: 60_000 });

const faces = await openFaces();
const { corpus } = await loadScripture();
const outlines = (text: string) =>
  [...setText(faces.scripture, text).svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

/** What a face draws for a letter that it has not, and for a sign that it cannot join. */
const NOTHING = faces.scripture.map(({ font }) => font.glyphToPath(0));
const CIRCLE = faces.scripture.flatMap(({ font }) => {
  const glyph = font.nominalGlyph(0x25cc);
  return glyph === undefined ? [] : [font.glyphToPath(glyph)];
});

describe('a line of scripture on a card', () => {
  it('has every letter of every word, and every sign on its letter', () => {
    const words = new Set(
      Array.from({ length: corpus.lineCount }, (_each, line) => line).flatMap((line) =>
        splitWords(corpus.unicode(line)),
      ),
    );
    expect(words.size).toBeGreaterThan(50_000);
    const faults = [...words].filter((word) => {
      const drawn = outlines(word);
      const isLost = drawn.length === 0 || drawn.some((d) => d !== undefined && NOTHING.includes(d));
      // Four words of the source begin with a sign that has no letter.
      const isLoose = !/^\p{M}/u.test(word) && drawn.some((d) => d !== undefined && CIRCLE.includes(d));
      return isLost || isLoose;
    });
    expect(faults).toEqual([]);
  });

  it('joins letters: a vowel sign before its letter, a subjoined letter below it', () => {
    // ਸਿ is drawn sign first; ਸ੍ਰ is not ਸ and ਰ side by side.
    expect(outlines('ਸਿ')).toEqual([outlines('ਸਿ')[0], outlines('ਸ')[0]]);
    expect(setText(faces.scripture, 'ਸ੍ਰ').width).toBeLessThan(
      setText(faces.scripture, 'ਸ').width + setText(faces.scripture, 'ਰ').width * 0.5,
    );
  });

  it('keeps what follows ੴ clear of it, and words that lean a little where they are', () => {
    const [face] = faces.scripture;
    const glyph = face?.font.nominalGlyph(0x0a74) ?? 0;
    const advance = (face?.font.glyphHAdvance(glyph) ?? 0) / (face?.unitsPerEm ?? 1);
    expect(setText(faces.scripture, 'ੴ').width).toBeGreaterThan(advance + 0.25);
    const of = setText(faces.translation, 'of').width;
    expect(setText(faces.translation, 'ofof').width).toBeCloseTo(2 * of, 1);
  });

  it('is set in the first face that has a letter', () => {
    // The abbreviation sign is in the second face alone.
    expect(faces.scripture[0]?.font.nominalGlyph(0x0a76)).toBeUndefined();
    expect(outlines('ਸ੶ਸ')).toHaveLength(3);
    expect(outlines('ਸ੶ਸ')[0]).toBe(outlines('ਸ੶ਸ')[2]);
  });
});
