import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { halfOf } from '../../bench/evaluation/evaluate.ts';
import { ROMANIZED, UNFINISHED } from '../../bench/people/romanized.ts';
import type { RomanizedQuery } from '../../bench/people/romanized.ts';
import { bareText } from '../buildSearchIndex.ts';
import { loadSearchEngine } from '../node/index.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);

const SLICE = { offset: 0, limit: 60 };
const find = (text: string) => engine.search({ kind: 'romanized', text }, SLICE);
const shabadOf = (line: number): number => corpus.line(line).shabadIndex;

/** Shabads with each wanted line: equal lines elsewhere are as right. */
const wanted = new Map<string, Set<number>>(ROMANIZED.map(({ unicode }) => [bareText(unicode), new Set()]));
for (let line = 0; line < corpus.lineCount; line++) {
  wanted.get(bareText(corpus.unicode(line)))?.add(shabadOf(line));
}
const shabadsOf = (unicode: string): ReadonlySet<number> => wanted.get(bareText(unicode)) ?? new Set();

/** Rank of the wanted shabad among the first twenty different ones, 1-based; Infinity if it isn't among them. */
function rankOf({ typed, unicode }: RomanizedQuery): number {
  const shabads = [...new Set(find(typed).lines.map(shabadOf))].slice(0, 20);
  const index = shabads.findIndex((shabad) => shabadsOf(unicode).has(shabad));
  return index < 0 ? Infinity : index + 1;
}

/** The queries of a category whose shabads the search wasn't tuned on. */
const reported = (
  queries: readonly RomanizedQuery[],
  category: RomanizedQuery['category'],
): RomanizedQuery[] =>
  queries.filter(
    (query) => query.category === category && halfOf(Math.min(...shabadsOf(query.unicode))) === 'reported',
  );
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const reciprocalRank = (queries: readonly RomanizedQuery[]): number =>
  mean(queries.map((query) => 1 / rankOf(query)));

describe('romanized queries as people type them', () => {
  it('name lines of the scripture', () => {
    expect(ROMANIZED.filter(({ unicode }) => shabadsOf(unicode).size === 0)).toEqual([]);
    expect(ROMANIZED.length).toBeGreaterThanOrEqual(120);
  });

  it('find lines spelled by ear at an MRR of at least .98 [Q15]', () => {
    expect(reciprocalRank(reported(ROMANIZED, 'roman'))).toBeGreaterThanOrEqual(0.98);
  });

  it('find lines as they are remembered at an MRR of at least .86 [Q15]', () => {
    expect(reciprocalRank(reported(ROMANIZED, 'part'))).toBeGreaterThanOrEqual(0.86);
  });

  it('find nothing for none of them [Q15]', () => {
    expect(ROMANIZED.filter(({ typed }) => find(typed).total === 0)).toEqual([]);
  });

  it.each([
    [12, 0.8],
    [9, 0.45],
  ])('show the wanted shabad in the first five after %i letters in a share of %f [Q14]', (length, share) => {
    const queries = reported(UNFINISHED, 'prefix').filter(
      ({ typed }) => typed.replaceAll(' ', '').length === length,
    );
    expect(queries.length).toBeGreaterThanOrEqual(40);
    expect(mean(queries.map((query) => (rankOf(query) <= 5 ? 1 : 0)))).toBeGreaterThanOrEqual(share);
  });
});

describe('the first line found', () => {
  it.each([
    ['tu thakur tum peh ardas jio pind sab teri raas', 'ਤੂ ਠਾਕੁਰੁ ਤੁਮ ਪਹਿ ਅਰਦਾਸਿ ॥'],
    ['prabh ji tu mere pran adhare namaskar dandaut bandna', 'ਪ੍ਰਭ ਜੀ ਤੂ ਮੇਰੇ ਪ੍ਰਾਨ ਅਧਾਰੈ ॥'],
  ])('is the one of two lines sung as one, %j, that has more of the words [Q11]', (typed, line) => {
    expect(corpus.unicode(find(typed).lines[0] ?? -1)).toBe(line);
  });

  it.each([
    ['adhare pran mere prabh ji', 'ਪ੍ਰਭ ਜੀ ਤੂ ਮੇਰੇ ਪ੍ਰਾਨ ਅਧਾਰੈ ॥'],
    ['naam tero aarti bhajan murare', 'ਨਾਮੁ ਤੇਰੋ ਆਰਤੀ ਮਜਨੁ ਮੁਰਾਰੇ ॥'],
    ['koi khuda bole koi ram', 'ਕੋਈ ਬੋਲੈ ਰਾਮ ਰਾਮ ਕੋਈ ਖੁਦਾਇ ॥'],
    ['guru pavan pita pani', 'ਪਵਣੁ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ ਮਾਤਾ ਧਰਤਿ ਮਹਤੁ ॥'],
  ])('is the wanted one for %j, with a word wrong or the order changed [Q12]', (typed, line) => {
    expect(corpus.unicode(find(typed).lines[0] ?? -1)).toBe(line);
  });

  it.each([
    ['anandbhaya meri maye', 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥'],
    ['santakekarajaapkhaloya', 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ ਹਰਿ ਕੰਮੁ ਕਰਾਵਣਿ ਆਇਆ ਰਾਮ ॥'],
    ['prabhjitumere pranadhare', 'ਪ੍ਰਭ ਜੀ ਤੂ ਮੇਰੇ ਪ੍ਰਾਨ ਅਧਾਰੈ ॥'],
    ['meramanloche gurdarshan tai', 'ਮੇਰਾ ਮਨੁ ਲੋਚੈ ਗੁਰ ਦਰਸਨ ਤਾਈ ॥'],
  ])('is the wanted one for the joined words of %j [Q13]', (typed, line) => {
    expect(corpus.unicode(find(typed).lines[0] ?? -1)).toBe(line);
  });

  it.each([
    ['awal allah noo', 'ਅਵਲਿ ਅਲਹ ਨੂਰੁ ਉਪਾਇਆ ਕੁਦਰਤਿ ਕੇ ਸਭ ਬੰਦੇ ॥'],
    ['begampu', 'ਬੇਗਮ ਪੁਰਾ ਸਹਰ ਕੋ ਨਾਉ ॥'],
  ])('is the wanted one for %j, whose last word is unfinished [Q14]', (typed, line) => {
    expect(corpus.unicode(find(typed).lines[0] ?? -1)).toBe(line);
  });

  it('has the last word whole if a space ends the text [Q14]', () => {
    expect(find('begampu ').lines.map((line) => corpus.unicode(line))).not.toContain('ਬੇਗਮ ਪੁਰਾ ਸਹਰ ਕੋ ਨਾਉ ॥');
  });
});

describe('the reasons for a line in which the words are not all in order', () => {
  const reasons = (typed: string) => find(typed).hits[0]?.reasons.map(({ how }) => how);

  it('are the sound if every word is there in another order, otherwise a typo [Q12]', () => {
    expect(reasons('guru pavan pita pani')).toEqual(['sound']);
    expect(reasons('naam tero aarti bhajan murare')).toEqual(['typo']);
  });

  it('leave lines with every word in order as they are, whatever finds nothing else [Q12]', () => {
    expect(reasons('naam tero aarti majan murare')).not.toContain('typo');
  });
});
