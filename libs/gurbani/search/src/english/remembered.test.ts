import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Corpus } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../node/index.ts';
import { bareText } from '../buildSearchIndex.ts';
import { resolveLine } from '../resolveLine.ts';
import type { SearchEngine, SearchHit } from '../search.ts';
import { QUOTATIONS } from './quotations.ts';
import { STOP_WORDS } from './stopWords.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const PAGE = { offset: 0, limit: 20 };

describe('an English line from memory', () => {
  let corpus: Corpus;
  let engine: SearchEngine;
  beforeAll(async () => {
    corpus = await loadCorpus(`${DIST}gurbani-corpus`);
    engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
  });
  const search = (text: string) => engine.search({ kind: 'englishWord', text }, PAGE);
  const firstOf = (text: string): string => corpus.unicode(search(text).lines[0] ?? 0);
  const highlighted = ({ line, reasons }: SearchHit): string[] =>
    reasons.flatMap((reason) => {
      if (reason.how !== 'translation') return [];
      const words = (corpus.translation(line, reason.translator) ?? '').split(/\s+/).filter(Boolean);
      return reason.words.map((word) => (words[word] ?? '').toLowerCase().replaceAll(/[^a-z']/g, ''));
    });

  it('finds banis and the Guru Granth Sahib before short lines of other works [Q30]', () => {
    const { lines } = engine.search(
      { kind: 'englishWord', text: 'ocean of mercy ' },
      { offset: 0, limit: 60 },
    );
    const isExact = (line: number): boolean =>
      ['en.ssk', 'en.ms', 'en.kohli', 'en.jodhSingh', 'en.bindra', 'en.puri'].some((key) =>
        /\bocean of mercy\b/i.test(corpus.translation(line, key) ?? ''),
      );
    const inBanis = new Set(corpus.catalogue.banis.flatMap((bani) => bani.lines.map(({ line }) => line)));
    const sources = lines
      .filter((line) => isExact(line) && !inBanis.has(line))
      .map((line) => corpus.line(line).sourceId);
    expect(sources.filter((source) => source === 'G').length).toBeGreaterThan(5);
    expect(sources.filter((source) => source === 'D').length).toBeGreaterThan(5);
    expect(sources.lastIndexOf('G')).toBeLessThan(sources.indexOf('D'));
  });

  it.each(['love ', 'peace ', 'lord ', 'anger '])(
    'puts what is sung in the Guru Granth Sahib first for the word “%s” [Q30]',
    (word) => {
      // A line elsewhere with the same words stands beside the one that is sung.
      const sung = new Set(
        corpus.catalogue.banis.flatMap((bani) =>
          bani.lines.map(({ line }) => bareText(corpus.unicode(line))),
        ),
      );
      const first = search(word).lines.slice(0, 10);
      expect(first).toHaveLength(10);
      for (const line of first) {
        expect(corpus.line(line).sourceId).toBe('G');
        expect(sung.has(bareText(corpus.unicode(line))) || corpus.line(line).type === 'rahao').toBe(true);
      }
    },
  );

  it.each([
    ['a word wrong', 'make compassion the cotton contentment the string', 'ਦਇਆ ਕਪਾਹ ਸੰਤੋਖੁ'],
    ['words of two lines', 'sweetness and humility are the essence of all good', 'ਮਿਠਤੁ ਨੀਵੀ ਨਾਨਕਾ'],
    ['a word missing', 'pleasure is the disease pain the medicine where there is pleasure', 'ਦੁਖੁ ਦਾਰੂ ਸੁਖੁ'],
  ])('is found with %s [Q30]', (_fault, typed, beginning) => {
    expect(firstOf(typed)).toMatch(new RegExp(`^${beginning}`));
  });

  it('has no stop word highlighted, unless it is quoted [Q31]', () => {
    for (const typed of ['the fear of death', 'you are my father', 'in the ocean of the world']) {
      const words = search(typed).hits.flatMap(highlighted);
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => STOP_WORDS.has(word))).toEqual([]);
    }
    expect(search('"fear of death"').hits.flatMap(highlighted)).toContain('of');
    expect(search('who are you').hits.flatMap(highlighted)).toContain('who');
  });

  it('may be half Panjabi [Q32]', () => {
    expect(firstOf('those who serve waheguru are honoured')).toMatch(/^ਜਿਨਿ ਸੇਵਿਆ ਤਿਨਿ ਪਾਇਆ ਮਾਨੁ/);
    expect(firstOf('why do you go to the forest to look for waheguru')).toMatch(/^ਕਾਹੇ ਰੇ ਬਨ ਖੋਜਨ ਜਾਈ/);
  });

  it('is found by a quotation that no translation here has [Q33]', () => {
    expect(QUOTATIONS.length).toBeGreaterThanOrEqual(30);
    for (const { words, ...reference } of QUOTATIONS) {
      const line = resolveLine(corpus, reference);
      expect(line, reference.unicode).not.toBeNull();
      for (const quotation of words) {
        expect(search(`"${quotation}"`).total, quotation).toBe(0);
        const [first] = search(quotation).hits;
        expect(first?.line, quotation).toBe(line);
        // Its words are no translation's, so none are shown as matching.
        expect(first?.reasons).toEqual([]);
      }
    }
  });
});
