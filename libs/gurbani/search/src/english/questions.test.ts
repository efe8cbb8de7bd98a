import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Corpus, Line, LineIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../node/index.ts';
import { resolveLine } from '../resolveLine.ts';
import type { SearchEngine } from '../search.ts';
import { findOccasion, OCCASIONS } from './occasions.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));

describe('a question', () => {
  let corpus: Corpus;
  let engine: SearchEngine;
  beforeAll(async () => {
    corpus = await loadCorpus(`${DIST}gurbani-corpus`);
    engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
  });
  const ask = (text: string) => engine.ask({ text }, { offset: 0, limit: 20 });
  const linesOf = (text: string): Line[] =>
    ask(text).shabads.flatMap(({ hits }) => hits.map(({ line }) => corpus.line(line)));
  const english = (line: LineIndex): string =>
    ['en.ssk', 'en.ms', 'en.jodhSingh'].map((key) => corpus.translation(line, key) ?? '').join(' ');

  it.each([
    ['What does Kabir say about death?', [13]],
    ['What does Guru Nanak say about women?', [1]],
    ['According to the ninth Guru, what is fear?', [6]],
    ["What is Bhagat Ravidas's view of caste?", [18]],
    ['What does Sheikh Farid teach about patience?', [11]],
    ['What does Nanak say about pride?', [1, 2, 3, 4, 5, 6]],
    ['What does Guru Gobind Singh say about love?', [47]],
  ])('is answered by the writer it names: %s [Q34]', (text, writers) => {
    const lines = linesOf(text);
    expect(lines.length).toBeGreaterThan(0);
    for (const { writer } of lines) expect(writers).toContain(writer.id);
  });

  it('is answered from the work or the bani it names [Q34]', () => {
    for (const { sourceId } of linesOf('What does the Dasam Granth say about love?'))
      expect(sourceId).toBe('D');
    const sukhmani = linesOf('What does Sukhmani Sahib say about the company of saints?');
    expect(sukhmani.length).toBeGreaterThan(5);
    for (const { sourceId, ang } of sukhmani) {
      expect(sourceId).toBe('G');
      expect(ang).toBeGreaterThanOrEqual(262);
      expect(ang).toBeLessThanOrEqual(296);
    }
  });

  it('about a person is answered by lines about that person [Q34]', () => {
    const lines = linesOf('Who is Guru Nanak?');
    expect(lines.length).toBeGreaterThan(0);
    for (const { index } of lines.slice(0, 3)) expect(english(index)).toMatch(/nanak/i);
  });

  it('keeps a topic that many questions mention [Q35]', () => {
    const lines = linesOf('What is a Sikh?');
    expect(lines.length).toBeGreaterThan(5);
    for (const { index } of lines) expect(english(index)).toMatch(/sikh|disciple/i);
    expect(english(linesOf('What should a Sikh do in the morning?')[0]?.index ?? 0)).toMatch(
      /sikh of the guru/i,
    );
  });

  it('is not answered first by a line that signs its shabad [Q36]', () => {
    for (const text of ['What is ego?', 'How can I find peace?', 'What is said about anger?'])
      for (const { hits } of ask(text).shabads.slice(0, 3)) {
        const line = corpus.unicode(hits[0]?.line ?? 0);
        expect(/ਨਾਨਕ.*॥\s*[੦-੯]+\s*॥\s*[੦-੯]+\s*॥/.test(line), line).toBe(false);
      }
  });

  it('with three topic words is not answered by one of them alone [Q36]', () => {
    for (const { index } of linesOf('Do camels dislike umbrellas and mothers?'))
      expect(english(index)).toMatch(/camel.*mother|mother.*camel/i);
  });

  it('leaves places empty that cover much less of it than the first [Q36]', () => {
    const { shabads } = ask('What does Japji say about hukam?');
    const best = Math.max(...shabads.map(({ closeness }) => closeness));
    for (const { closeness } of shabads) expect(closeness).toBeGreaterThanOrEqual(0.8 * best);
  });

  it.each([
    ['Which shabad is sung at a wedding?', 'wedding'],
    ['We got engaged', 'engagement'],
    ['What should I read for a new baby?', 'birth'],
    ['shabad for a birthday', 'birthday'],
    ['My father died and I am grieving', 'death'],
    ['I am sick and in pain', 'illness'],
    ['Which hymn to read when moving into a new house?', 'newHome'],
    ['How do I thank God?', 'thanks'],
    ['I have an exam tomorrow', 'exam'],
    ['Which prayer is for a long journey?', 'travel'],
    ['What is read at a turban tying?', 'turban'],
    ['I am starting a business', 'newWork'],
    ['I am so sad', 'grief'],
    ['I am worried about money', 'worry'],
    ['I feel lonely', 'loneliness'],
  ])('names an occasion, whose shabads the editors chose: %s [Q37]', (text, name) => {
    expect(findOccasion(text)?.name).toBe(name);
    const { hits } = ask(text).shabads[0] ?? { hits: [] };
    expect(hits[0]?.chosenBy).toBe('editors');
  });

  it.each([
    'What is death?',
    'Does Gurbani allow divorce after marriage?',
    'What is the cause of worry?',
    'Who is born?',
  ])('about a topic names no occasion: %s [Q37]', (text) => {
    expect(findOccasion(text)).toBeNull();
  });

  it('of an occasion finds shabads that this scripture has [Q37]', () => {
    for (const { shabads } of OCCASIONS) {
      const found = shabads.map((reference) => resolveLine(corpus, reference));
      expect(found).not.toContain(null);
      expect(new Set(found.map((line) => corpus.line(line ?? 0).shabadIndex)).size).toBe(shabads.length);
    }
  });
});
