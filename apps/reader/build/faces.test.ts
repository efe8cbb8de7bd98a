// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { splitSyllables, splitWords } from '@naad/gurbani-text';
import { Blob, Buffer as GlyphBuffer, Face as HarfbuzzFace, Font, shape } from 'harfbuzzjs';
import { describe, expect, it, vi } from 'vitest';
import { CHOSEN_FACES, DEFAULT_FACE, type Face, LONE_SIGN_FACE, SCRIPT_FACES } from './faces.ts';
import { subsetBytes } from './subsetFace.ts';

// Tens of thousands of words at a time.
vi.setConfig({ testTimeout: 60_000 });

/*
 * Every word of the scripture, shaped as browsers do it, by HarfBuzz, in the very subsets that are served. A glyph 0 is
 * a letter that the face has not; a dotted circle is a sign that it cannot join to what is before it.
 */
const fromRoot = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const corpus = await loadCorpus(fromRoot('dist/@naad/gurbani-corpus'));
const LINES = Array.from({ length: corpus.lineCount }, (_each, line) => line);

const NOTDEF = 0;
const CIRCLE = '\u25CC';
const LONE_SIGNS = /^\p{M}+/u;
/** How high ਸ stands in the default face, in its ems. */
const LETTER_HEIGHT = 0.622;

const words = new Set(LINES.flatMap((line) => splitWords(corpus.unicode(line))));
/** As a line is drawn: a sign that has no letter has a face of its own, and larivaar is shaped syllable by syllable. */
const drawn = new Set([...words].map((word) => word.replace(LONE_SIGNS, '')));
const pieces = new Set([...drawn, ...[...drawn].flatMap(splitSyllables)]);

async function openFace(face: Face) {
  const bytes = await subsetBytes(face, 'sfnt');
  const opened = new HarfbuzzFace(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(opened);
  const glyphsOf = (text: string): number[] => {
    const buffer = new GlyphBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  };
  const heightOf = (letter: string) =>
    (font.glyphExtents(glyphsOf(letter)[0] ?? NOTDEF)?.yBearing ?? 0) / opened.upem;
  return { glyphsOf, heightOf };
}

/** What of the texts the face would not draw as it is written; letters outside its ranges are another face's. */
async function faultsOf(face: Face, texts: Iterable<string>): Promise<string[]> {
  const { glyphsOf } = await openFace(face);
  const circle = glyphsOf(CIRCLE)[0] ?? NOTDEF;
  const classes = face.ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`);
  const ownRuns = new RegExp(`[${classes.join('')}]+`, 'gu');
  const faults: string[] = [];
  for (const text of texts) {
    for (const [run] of text.matchAll(ownRuns)) {
      const glyphs = glyphsOf(run);
      const hasCircle = circle !== NOTDEF && glyphs.includes(circle) && !run.includes(CIRCLE);
      if (hasCircle || glyphs.includes(NOTDEF)) faults.push(run);
    }
  }
  return faults;
}

/** Letters of the texts that the face is not for. */
function lettersBeyond({ ranges }: Face, texts: Iterable<string>): string {
  const letters = new Set([...texts].flatMap((text) => [...text]));
  const isOwn = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
  return [...letters]
    .filter((letter) => !isOwn(letter))
    .toSorted()
    .join('');
}

const READING_FACES = [DEFAULT_FACE, ...Object.values(CHOSEN_FACES)];

describe.each(READING_FACES)('the face $family', (face) => {
  it('draws every word and every syllable of the scripture', async () => {
    expect(words.size).toBe(74_500);
    expect(await faultsOf(face, pieces)).toEqual([]);
  });

  it('would draw a dotted circle in four words, so these have a face for it', async () => {
    const lone = [...words].filter((word) => LONE_SIGNS.test(word));
    expect(lone).toHaveLength(4);
    expect(await faultsOf(face, words)).toHaveLength(4);
    const signs = lone.map((word) => LONE_SIGNS.exec(word)?.[0] ?? '');
    expect(await faultsOf(LONE_SIGN_FACE, signs)).toEqual([]);
  });

  it('has letters as high as the others', async () => {
    const { heightOf } = await openFace(face);
    expect((heightOf('ਸ') * face.sizeAdjust) / 100).toBeCloseTo(LETTER_HEIGHT, 2);
  });

  it('is left to others for nothing of the scripture but stops, hyphens and the numbers of raags', () => {
    expect(lettersBeyond(face, words)).toBe('-.:₁₂₃₄₅₆₈');
  });
});

describe.each(SCRIPT_FACES)('the face $family', (face) => {
  const script = face.name === 'nastaliq' ? 'ur' : 'hi';
  const texts = new Set(LINES.flatMap((line) => splitWords(corpus.transliteration(line, script))));

  it('draws every word of the transliterations', async () => {
    expect(texts.size).toBeGreaterThan(30_000);
    expect(await faultsOf(face, texts)).toEqual([]);
  });

  it('has every letter of them', () => {
    expect(lettersBeyond(face, texts)).not.toMatch(/[\p{Script=Devanagari}\p{Script=Arabic}]/u);
  });
});

it('are the faces that the style sheet of lines names', () => {
  const css = readFileSync(fromRoot('libs/gurbani/render/src/ReadingArea/ReadingArea.module.css'), 'utf8');
  const named = [...css.matchAll(/\[data-font='(\w+)'\] \{\s*--font-gurmukhi:\s*'([^']+)'/g)];
  expect(named.map(([, font, family]) => [font, family])).toEqual(
    Object.entries(CHOSEN_FACES).map(([font, { family }]) => [font, family]),
  );
});
