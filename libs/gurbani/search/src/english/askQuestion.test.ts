import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../node/index.ts';
import type { SearchEngine } from '../search.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));

describe('a question', () => {
  let corpus: Corpus;
  let engine: SearchEngine;
  beforeAll(async () => {
    corpus = await loadCorpus(`${DIST}gurbani-corpus`);
    engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
  });

  const ask = (text: string) => engine.ask({ text }, { offset: 0, limit: 20 });
  const linesOf = (text: string): LineIndex[] =>
    ask(text).shabads.flatMap(({ hits }) => hits.map(({ line }) => line));
  const english = (line: LineIndex): string =>
    ['en.ssk', 'en.ms'].map((key) => corpus.translation(line, key) ?? '').join(' ');

  it('is answered by its topic, not its phrasing', () => {
    const plain = ask('humility').shabads.map(({ shabad }) => shabad);
    expect(plain.length).toBe(20);
    for (const asked of ['What does Gurbani teach about humility?', 'How should one compare humility?'])
      expect(ask(asked).shabads.map(({ shabad }) => shabad)).toEqual(plain);
  });

  it('about a quotation is answered only by lines with that quotation [V7]', () => {
    const [first] = linesOf('Where does it say “blessed with the kiss of the saints”?');
    expect(first).toBeUndefined();
    const lines = linesOf('Which shabad says "how can the veil of illusion be torn away"?');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(english(line)).toMatch(/how can the veil of illusion be torn away/i);
  });

  it('is not answered by headings', () => {
    const lines = linesOf('Who is the fifth Guru?');
    for (const line of lines) expect(corpus.line(line).type).not.toBe('sirlekh');
  });

  it('about castes is not answered by lines with “cast”', () => {
    const lines = linesOf('Does caste matter?');
    expect(lines.length).toBeGreaterThan(10);
    expect(english(lines[0] ?? 0)).toMatch(/\bcastes?\b/i);
    for (const line of lines) expect(english(line)).not.toMatch(/\bcast(?:s|ing)?\b/i);
  });

  it.each([
    ['What is ego and how did it come?', 'en'],
    ['¿Qué dice el Guru sobre el ego?', 'es'],
  ])('is answered in the language it is asked in: %s', (text, language) => {
    const keys = ask(text)
      .shabads.flatMap(({ hits }) => hits.flatMap(({ reasons }) => reasons))
      .flatMap((reason) => (reason.how === 'translation' ? [reason.translator.slice(0, 2)] : []));
    expect(new Set(keys)).toEqual(new Set([language]));
  });

  it('is answered by the Guru Granth Sahib first', () => {
    const [first] = linesOf('What is humility?');
    expect(first !== undefined && corpus.line(first).sourceId).toBe('G');
  });
});
