// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@naad/settings-schema';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { splitSyllables, splitWords } from '@naad/gurbani-text';
import { toScript } from '@naad/gurbani-text/naad-scheme';
import { Blob, Buffer as GlyphBuffer, Face as HarfbuzzFace, Font, shape } from 'harfbuzzjs';
import { describe, expect, it, vi } from 'vitest';
import { CHOSEN_FACES, DEFAULT_FACE, type Face, LONE_SIGN_FACE, NAME_FACES, SCRIPT_FACES } from './faces.ts';
import { subsetBytes } from './subsetFace.ts';

// Each test shapes tens of thousands of words.
vi.setConfig({ testTimeout: 60_000 });

/*
 * Shapes every word of the scripture by HarfBuzz, as browsers do, in the subsets that are served. Glyph 0 is a letter missing
 * from the face; a dotted circle is a sign that the face can't join to the letter before it.
 */
const fromRoot = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const corpus = await loadCorpus(fromRoot('dist/@naad/gurbani-corpus'));
const LINES = Array.from({ length: corpus.lineCount }, (_each, line) => line);

const NOTDEF = 0;
const CIRCLE = '\u25CC';
const LONE_SIGNS = /^\p{M}+/u;
const VARIATION_SELECTORS = [0xfe00, 0xfe01] as const;
/** Height of ਸ in the default face, in ems. */
const LETTER_HEIGHT = 0.622;

const words = new Set(LINES.flatMap((line) => splitWords(corpus.unicode(line))));
/** Their last words begin with a bindi, and no published text gives it a letter. */
const WORDS_LEFT_WITH_LONE_SIGN = LINES.flatMap((line) =>
  corpus
    .errata(line)
    .filter(({ reason, source, shown }) => reason === 'bindiStartsWord' && shown.ascii === source.ascii)
    .flatMap(({ shown }) => splitWords(shown.unicode).slice(-1)),
);
/** The pieces in which lines are rendered: lone signs have a separate face, and larivaar is shaped by syllable. */
const wordsWithoutLoneSigns = new Set([...words].map((word) => word.replace(LONE_SIGNS, '')));
const pieces = new Set([...wordsWithoutLoneSigns, ...[...wordsWithoutLoneSigns].flatMap(splitSyllables)]);

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
  /** The glyphs of a text that draw anything. */
  const inkOf = (text: string) => glyphsOf(text).filter((glyph) => font.glyphToPath(glyph) !== '');
  const heightOf = (letter: string) =>
    (font.glyphExtents(glyphsOf(letter)[0] ?? NOTDEF)?.yBearing ?? 0) / opened.upem;
  return { glyphsOf, inkOf, heightOf };
}

/** Runs of the texts that the face can't render as written; letters outside its ranges belong to other faces. */
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

/** Letters of the texts outside the face's ranges, sorted. */
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

describe.each(READING_FACES)('the reading face $family', (face) => {
  it('renders every word and every syllable of the scripture [S3.47, R2]', async () => {
    expect(words.size).toBe(74_500);
    expect(await faultsOf(face, pieces)).toEqual([]);
  });

  it('needs the lone sign face for the three words that an erratum leaves beginning with a bindi [T42]', async () => {
    const lone = [...words].filter((word) => LONE_SIGNS.test(word));
    expect(lone).toEqual(WORDS_LEFT_WITH_LONE_SIGN);
    expect(await faultsOf(face, words)).toHaveLength(3);
    const signs = lone.map((word) => LONE_SIGNS.exec(word)?.[0] ?? '');
    expect(await faultsOf(LONE_SIGN_FACE, signs)).toEqual([]);
  });

  it('draws as we do what the source types otherwise, or with a dotted circle [T43]', async () => {
    const { glyphsOf, inkOf } = await openFace({ ...face, ranges: [...face.ranges, VARIATION_SELECTORS] });
    // The encodings of @shabados/database 5: open yayya, half yayya, and a bindi before its vowel sign.
    expect(inkOf('ਭ\uFE01ਯੋ')).toEqual(inkOf('ਭਯੋ'));
    expect(inkOf('ਸ\uFE00ਯ')).toEqual(inkOf('ਸਯ'));
    expect(glyphsOf('ਣਂ\u200Dੀ')).toContain(glyphsOf(CIRCLE)[0]);
    expect(glyphsOf('ਣੀਂ')).not.toContain(glyphsOf(CIRCLE)[0]);
  });

  it('has letters of the same height as the other faces', async () => {
    const { heightOf } = await openFace(face);
    expect((heightOf('ਸ') * face.sizeAdjust) / 100).toBeCloseTo(LETTER_HEIGHT, 2);
  });

  it('covers all of the scripture but stops, hyphens and the numbers of raags', () => {
    expect(lettersBeyond(face, words)).toBe('-.:₁₂₃₄₅₆₈');
  });
});

describe.each(SCRIPT_FACES)('the script face $family', (face) => {
  const script = face.name === 'nastaliq' ? 'ur' : 'hi';
  const texts = new Set([...words].map((word) => toScript(word, script)));

  it('renders every word of the transliterations, with every sign joined to its letter [T39]', async () => {
    expect(texts.size).toBeGreaterThan(30_000);
    expect(await faultsOf(face, texts)).toEqual([]);
  });

  it('covers every letter of its script in the transliterations [T39]', () => {
    expect(lettersBeyond(face, texts)).not.toMatch(/[\p{Script=Devanagari}\p{Script=Arabic}]/u);
  });
});

describe("the faces of languages' names", () => {
  it('render the names as they stand in lists of languages', async () => {
    const names = [LANGUAGES.hi.name, LANGUAGES['pa-Arab'].name];
    expect(await Promise.all(NAME_FACES.map((face, at) => faultsOf(face, [names[at] ?? ''])))).toEqual([
      [],
      [],
    ]);
    expect(NAME_FACES.map((face, at) => lettersBeyond(face, [names[at] ?? '']))).toEqual(['', '']);
  });
});

it('the style sheet of lines names exactly the chosen faces', () => {
  const css = readFileSync(fromRoot('libs/gurbani/render/src/ReadingArea/ReadingArea.module.css'), 'utf8');
  const named = [...css.matchAll(/\[data-font='(\w+)'\] \{\s*--font-gurmukhi:\s*'([^']+)'/g)];
  expect(named.map(([, font, family]) => [font, family])).toEqual(
    Object.entries(CHOSEN_FACES).map(([font, { family }]) => [font, family]),
  );
});
