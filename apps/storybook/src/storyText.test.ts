import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { parseVerseId, TRANSLITERATION_SCRIPTS } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FIXTURES = join(ROOT, 'apps/reader/src/testing/fixtures');
const corpus = await loadCorpus(join(ROOT, 'dist/@naad/gurbani-corpus'));
const UNICODE = Array.from({ length: corpus.lineCount }, (_, line) => corpus.unicode(line));
const LINES = new Set(UNICODE);

/** Stories and their test data. */
const storyFiles = ['apps/reader/src', 'apps/storybook/src', 'libs']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => !file.includes('node_modules'))
  .filter((file) => file.endsWith('.stories.tsx') || /\/testing\/.*\.tsx?$/.test(file));

/** Quoted texts of only Gurmukhi with an end mark (॥, ।), which must be lines of the scripture. */
const linesIn = (source: string) =>
  [...source.matchAll(/'([\p{Script=Gurmukhi}\p{Script=Inherited}।॥ -]+)'/gu)]
    .map(([, text = '']) => text)
    .filter((text) => /[।॥]/.test(text));

interface SavedVerse {
  readonly id: number;
  readonly unicode: string;
  readonly transliterations: readonly { readonly text: string }[];
  readonly translations: readonly { readonly key: string; readonly text: string }[];
}

/** All verses in a saved page. */
function versesIn(saved: unknown): SavedVerse[] {
  if (typeof saved !== 'object' || saved === null) return [];
  if ('unicode' in saved && 'visraams' in saved) return [saved as unknown as SavedVerse];
  return Object.values(saved).flatMap(versesIn);
}

describe('the Gurbani in stories', () => {
  const quoted = storyFiles.flatMap((file) =>
    linesIn(readFileSync(join(ROOT, file), 'utf8')).map((line) => ({ file, line })),
  );

  it('includes more than 30 lines', () => {
    expect(quoted.length).toBeGreaterThan(30);
  });

  it.each(quoted)('is in the scripture ($file: $line)', ({ line }) => {
    expect(LINES.has(line)).toBe(true);
  });

  it('has the transliterations of the packs', () => {
    const source = readFileSync(join(ROOT, 'libs/gurbani/render/src/Scripts.stories.tsx'), 'utf8');
    const readings = [...source.matchAll(/unicode: '(.+)',((?:\s+(?:en|hi|ipa|ur): '.+',){4})/g)];
    expect(readings).toHaveLength(2);
    for (const [, line = '', texts = ''] of readings) {
      const index = UNICODE.indexOf(line);
      for (const script of TRANSLITERATION_SCRIPTS) {
        expect(texts).toContain(`${script}: '${corpus.transliteration(index, script)}',`);
      }
    }
  });

  it.each(readdirSync(FIXTURES))('matches the scripture in the saved page %s', (file) => {
    const saved: unknown = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8'));
    for (const verse of versesIn(saved)) {
      const id = parseVerseId(verse.id);
      const index = id === null ? null : corpus.lineIndexOf(id);
      if (index === null) throw new RangeError(`There is no line ${String(verse.id)}.`);
      expect(verse.unicode).toBe(corpus.unicode(index));
      expect(verse.transliterations[0]?.text).toBe(corpus.transliteration(index, 'en'));
      for (const { key, text } of verse.translations) expect(text).toBe(corpus.translation(index, key));
    }
  });
});
