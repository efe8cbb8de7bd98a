import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { englishWords } from '../englishWords.ts';
import { loadSearchEngine } from '../node/index.ts';
import type { SearchHit } from '../search.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);

const PAGE = { offset: 0, limit: 20 };
const search = (text: string) => engine.search({ kind: 'englishWord', text }, PAGE);
const english = (line: number): string =>
  ['en.ssk', 'en.ms', 'en.kohli', 'en.jodhSingh', 'en.bindra', 'en.puri', 'en.mcleod', 'en.sgpc', 'es.sn']
    .map((key) => corpus.translation(line, key) ?? '')
    .join(' | ');
/** The words of a translation that each reason points at. */
function reasonWords({ line, reasons }: SearchHit): { by: string; words: string[]; translator: string }[] {
  return reasons.map((reason) => {
    if (reason.how !== 'translation') throw new Error('Translations alone were searched.');
    const words = (corpus.translation(line, reason.translator) ?? '').split(/\s+/).filter(Boolean);
    return {
      by: reason.by,
      translator: reason.translator,
      words: reason.words.map((word) => words[word] ?? ''),
    };
  });
}

describe('words of translations', () => {
  it('are found in any form, in any order', () => {
    const { hits } = search('meditate naam love');
    for (const { line } of hits.slice(0, 5)) {
      expect(english(line)).toMatch(/medit/i);
      expect(english(line)).toMatch(/naam/i);
    }
  });

  it('rank first as an exact phrase', () => {
    const { hits } = search('ocean of mercy');
    expect(english(hits[0]?.line ?? 0)).toMatch(/ocean,? of mercy/i);
  });

  it('are found in every translation, with its translator', () => {
    const bySingh = search('there is but one God').hits[0];
    expect(bySingh && reasonWords(bySingh)[0]?.translator).toBe('en.ms');
    const byKhalsa = search('one universal creator god').hits[0];
    expect(byKhalsa && reasonWords(byKhalsa)[0]?.translator).toBe('en.ssk');
  });

  it('list translations with the word before those with a similar one', () => {
    const ORDER = ['exact', 'folded', 'sound', 'typo', 'meaning'];
    const query = { kind: 'englishWord', text: 'holy', order: 'corpus' } as const;
    for (const hit of engine.search(query, { offset: 0, limit: 200 }).hits) {
      const ranks = reasonWords(hit).map(({ by }) => ORDER.indexOf(by));
      expect(ranks[0]).toBe(Math.min(...ranks));
    }
  });

  it('are found in Spanish', () => {
    const { hits } = search('sin miedo, sin venganza');
    expect(hits[0]?.line).toBe(0);
    expect(hits[0] && reasonWords(hits[0])[0]?.translator).toBe('es.sn');
  });

  it('are found after one typo, marked as such', () => {
    const { hits } = search('ocaen of mercy');
    const [first] = hits;
    expect(
      first &&
        reasonWords(first)
          .find(({ by }) => by === 'typo')
          ?.words.join(' '),
    ).toMatch(/ocean/i);
  });

  it('are found while the last one is being typed', () => {
    const { hits } = search('lotus fee');
    expect(english(hits[0]?.line ?? 0)).toMatch(/lotus feet/i);
  });

  it('are found by similar meaning, marked as such', () => {
    const { hits } = search('O Benevolent Master, wipe out my demerits');
    const reasons = hits.flatMap(reasonWords).map(({ by }) => by);
    expect(reasons).toContain('meaning');
  });

  it('are the words that reasons point at', () => {
    for (const hit of search('fear of death').hits)
      for (const { by, words } of reasonWords(hit))
        if (by === 'exact') for (const word of words) expect(word.toLowerCase()).toMatch(/fear|of|death/);
  });
});

describe('operators', () => {
  it('are + for and, - for not, * for a gap, quotes for exact words', () => {
    const all = (text: string) =>
      engine.search({ kind: 'englishWord', text }, { offset: 0, limit: 5_000 }).hits;
    const translated = (hits: readonly SearchHit[]) =>
      hits.map((hit) => {
        const [reason] = hit.reasons;
        if (reason?.how !== 'translation') throw new Error('Translations alone were searched.');
        return englishWords(corpus.translation(hit.line, reason.translator) ?? '').join(' ');
      });
    const both = translated(all('ocean + mercy'));
    expect(both.length).toBeGreaterThan(20);
    for (const text of both) expect(text).toMatch(/ocean.*merc|merc.*ocean/);
    const not = translated(all('ocean - mercy'));
    expect(not.length).toBeGreaterThan(20);
    for (const text of not) expect(text).not.toMatch(/\bmercy/);
    const gap = translated(all('ocean * mercy'));
    expect(gap.length).toBeGreaterThan(5);
    for (const text of gap) expect(text).toMatch(/ocean.*merc/);
    const exact = translated(all('"ocean of mercy"'));
    expect(exact.length).toBeGreaterThan(5);
    for (const text of exact) expect(text).toMatch(/\bocean of mercy\b/);
    expect(all('"ocean of merc"')).toEqual([]);
  });

  it('alone find nothing and do not fail', () => {
    for (const text of ['+', '-', '*', '"', '+-*"', '-lord', '""']) expect(search(text).total).toBe(0);
  });
});

describe('questions', () => {
  const ask = (text: string) => engine.ask({ text }, PAGE);

  it('are answered by relevant shabads', () => {
    const { shabads } = ask('How can the mind be conquered?');
    expect(shabads.length).toBeGreaterThan(3);
    expect(english(shabads[0]?.hits[0]?.line ?? 0)).toMatch(/conquer/i);
    expect(new Set(shabads.map(({ shabad }) => shabad)).size).toBe(shabads.length);
  });

  it('about anything else get no answer', () => {
    for (const question of [
      'How do I install a printer driver?',
      'Who won the football world cup in 2018?',
      'What is photosynthesis?',
      'what is it?',
      '',
    ])
      expect(ask(question)).toEqual({ total: 0, shabads: [] });
  });

  it('respect the filter', () => {
    const { shabads } = engine.ask({ text: 'Who is a true Guru?', filter: { source: 'B' } }, PAGE);
    expect(shabads.length).toBeGreaterThan(0);
    for (const { shabad } of shabads) expect(corpus.shabad(shabad).sourceId).toBe('B');
  });
});

describe('auto-detection', () => {
  const find = (text: string, isGurmukhi?: boolean) =>
    engine.searchAny({ text, ...(isGurmukhi === undefined ? {} : { isGurmukhi }) }, PAGE);
  const WANTED = 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ';

  it.each([
    ['keys', 'DDrgj'],
    ['letters', 'ਧਧਰਗਜ'],
    ['words in keys', 'DMnu DMnu rwmdws guru'],
    ['words', 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ'],
    ['Latin', 'dhan dhan ramdas gur jin siria'],
    ['Devanagari', 'धंनु धंनु रामदास गुरु जिनि'],
    ['Shahmukhi', 'دھنّ دھنّ رامداس گُر جن سِریا'],
    ['English', 'Blessed, blessed is Guru Raam Daas; He who created You, has also exalted You.'],
  ])('finds a line by %s', (_way, text) => {
    const texts = find(text).lines.map((line) => corpus.unicode(line));
    expect(texts.some((each) => each.startsWith(WANTED))).toBe(true);
  });

  it('opens a named page', () => {
    const { lines, guess } = find('G 917');
    expect(guess?.kind).toBe('ang');
    expect(lines.map((line) => corpus.line(line).ang)).toEqual(lines.map(() => 917));
    expect(new Set(lines.map((line) => corpus.line(line).sourceId))).toEqual(new Set(['G']));
  });
});

describe('arbitrary text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('+', '-', '*', '"', ' ', 'god', '\ud800', '\udfff', '\u0000', 'é') }),
    fc
      .array(fc.constantFrom('lord', 'thee', 'god', '-', '+fear', '"mercy', 'of*', 'xqzt'), { maxLength: 60 })
      .map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', minLength: 9_000, maxLength: 10_000, size: 'max' }),
  );

  it('never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const result of [search(text), engine.searchAny({ text }, PAGE), engine.ask({ text }, PAGE)])
          expect(result.total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });
});
