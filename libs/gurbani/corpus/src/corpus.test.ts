import { fileURLToPath } from 'node:url';
import { isGurmukhi } from '@naad/gurbani-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertCorpus } from './build/assertCorpus.ts';
import { withholdTranslations } from './build/source-checks/withholdTranslations.ts';
import { openSourceDatabase } from './build/sourceDatabase.ts';
import type { Corpus } from './corpus.ts';
import { BANI_LENGTHS, parseShabadId, type SourceId } from '@naad/gurbani-model';
import { loadCorpus, readPackFolder } from './node/index.ts';
import { createCorpus } from './pack/createCorpus.ts';
import { PackError } from './pack/pack.ts';

const FOLDER = fileURLToPath(new URL('../../../../dist/@naad/gurbani-corpus', import.meta.url));
const corpus = await loadCorpus(FOLDER);
const database = withholdTranslations(openSourceDatabase());

function shabadOf(id: number) {
  const parsed = parseShabadId(id);
  const index = parsed === null ? null : corpus.shabadIndexOf(parsed);
  return index === null ? null : corpus.shabad(index);
}

describe('assertCorpus', () => {
  it('finds every line, translation, count and id of the source database in the packs [S3.5, F13]', () => {
    assertCorpus(corpus, database);
  });

  // One corpus with all faults, because reading every line takes ten seconds; each fault must be reported.
  const faults: [string, Partial<Corpus>][] = [
    ['source text', { source: (line) => (line === 99_999 ? 'siqguru' : corpus.source(line)) }],
    ['Unicode text', { unicode: (line) => (line === 5 ? 'ਸਤਿਗੁਰੁ' : corpus.unicode(line)) }],
    ['en.ssk', { translation: (line, key) => corpus.translation(line === 7 ? 8 : line, key) }],
    [
      'ur of ੴ ਸਤਿ',
      {
        transliteration: (line, script) =>
          line === 0 && script === 'ur' ? 'انµت' : corpus.transliteration(line, script),
      },
    ],
    [
      'word of the gloss ਸਚੁ',
      {
        glossary: () => ({
          ...corpus.glossary(),
          lookUp: (word) => corpus.glossary().lookUp(word === 'ਸਚੁ' ? 'ਸਚੇ' : word),
          // Line 9 gets the glosses of another line.
          ofLine: (line) => corpus.glossary().ofLine(line === 9 ? 10 : line),
        }),
      },
    ],
    ['glosses of line', {}],
    [
      'related shabads of 1 are sound',
      {
        related: (index) =>
          corpus.related(index).map((each) => (index === 0 ? { ...each, sharedWords: ['ਦੀਪਕ'] } : each)),
      },
    ],
    ['the Merkle root differs', { receipts: () => ({ ...corpus.receipts(), root: '0'.repeat(64) }) }],
    [
      'angs of G',
      { page: (source, ang) => (source === 'G' && ang === 917 ? null : corpus.page(source, ang)) },
    ],
    [
      'shabads of N',
      {
        shabad: (i) => ({
          ...corpus.shabad(i),
          sourceId: corpus.shabad(i).sourceId === 'N' ? 'R' : corpus.shabad(i).sourceId,
        }),
      },
    ],
  ];
  let findings = '';
  beforeAll(() => {
    try {
      assertCorpus(Object.assign({ ...corpus }, ...faults.map(([, fault]) => fault)) as Corpus, database);
    } catch (error) {
      findings = String(error);
    }
  });

  it.each(faults.map(([subject]) => subject))('reports a wrong %s [F13]', (subject) => {
    expect(findings).toContain(subject);
  });
});

describe('shabad ids', () => {
  it.each<[number, SourceId, number]>([
    [1, 'G', 1],
    [1839, 'G', 496],
    [3375, 'G', 917],
    [3590, 'G', 968],
    [40023, 'B', 1],
    [40639, 'B', 28],
    [40913, 'B', 40],
    [40914, 'S', 1],
    [40941, 'S', 28],
    [30000, 'N', 1],
    [30081, 'N', 1],
    [32001, 'N', 1],
  ])('%i opens a shabad of %s on page %i [F13]', (id, source, page) => {
    const shabad = shabadOf(id);
    expect(shabad?.sourceId).toBe(source);
    expect(corpus.line(shabad?.firstLine ?? -1).ang).toBe(page);
  });

  it('merge contiguous source shabads that are one in BaniDB, such as the fourteen of 358', () => {
    const sourceShabads = new Set(
      database
        .lines()
        .filter((line) => line.sttmId === 358)
        .map((line) => line.shabadId),
    );
    expect(sourceShabads.size).toBe(14);
    expect(shabadOf(358)?.lineCount).toBe(database.lines().filter((line) => line.sttmId === 358).length);
  });

  it('distinguish two pauris of the vaaran that share a number in the source', () => {
    expect(shabadOf(40260)?.id).toBe(40260);
    expect(corpus.line(shabadOf(40260)?.firstLine ?? -1).lineNumber).toBe(20);
    expect(corpus.line(shabadOf(40261)?.firstLine ?? -1).lineNumber).toBe(21);
  });

  it('start at 1,000,000 for works without known BaniDB ids', () => {
    for (let index = 0; index < corpus.shabadCount; index++) {
      const { id, sourceId } = corpus.shabad(index);
      expect(id >= 1_000_000).toBe(['D', 'K', 'R'].includes(sourceId));
    }
  });

  it.each([30064, 7401, 7784, 5800, 0, 999_999])('%i opens no shabad', (id) => {
    expect(shabadOf(id)).toBeNull();
  });
});

describe('createCorpus', () => {
  it('gives each line its writer if a shabad has two', () => {
    const writers = new Set<string>();
    const shabad = shabadOf(4531);
    for (let line = 0; line < (shabad?.lineCount ?? 0); line++) {
      writers.add(corpus.line((shabad?.firstLine ?? 0) + line).writer.name.english);
    }
    expect(writers.size).toBe(2);
  });

  it('lists the lines of a page in order, including a refrain repeated later', () => {
    expect(corpus.page('G', 917)?.[0]).toBe(shabadOf(3375)?.firstLine);
    const refrain = corpus.page('D', 155) ?? [];
    expect(refrain.every((line) => corpus.line(line).ang === 155)).toBe(true);
    expect((refrain.at(-1) ?? 0) - (refrain[0] ?? 0)).toBeGreaterThan(refrain.length);
    expect(corpus.page('G', 1431)).toBeNull();
    expect(corpus.page('N', 1)).toBeNull();
  });

  it('separates pauses from the text', () => {
    expect(corpus.source(0)).toBe(
      '<> siq nwmu krqw purKu inrBau inrvYru; Akwl mUriq AjUnI sYBM gur pRswid ]',
    );
    expect(corpus.ascii(0)).toBe('<> siq nwmu krqw purKu inrBau inrvYru Akwl mUriq AjUnI sYBM gur pRswid ]');
    expect(corpus.unicode(0)).toBe('ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥');
    expect(corpus.visraams(0)).toEqual([{ word: 6, type: 'main' }]);
  });

  it('uses the rahao line as the title of a shabad', () => {
    const shabad = shabadOf(1839);
    expect(corpus.line(shabad?.titleLine ?? -1).type).toBe('rahao');
  });

  it('throws a RangeError for an index out of range', () => {
    expect(() => corpus.line(corpus.lineCount)).toThrow(RangeError);
    expect(() => corpus.unicode(-1)).toThrow(RangeError);
  });

  it('opens only what is read if it is lazy, and never takes a text that is not stored for none', async () => {
    const absent = ['translation-en.ms', 'transliteration-ur'];
    const packs = await readPackFolder(FOLDER, (name) => (absent.includes(name) ? null : 'file'));
    expect(() => createCorpus(packs)).toThrow(PackError);
    const lazy = createCorpus(packs, 'lazy');
    for (const line of [0, 60_000, 140_000]) {
      expect(lazy.translation(line, 'en.ssk')).toBe(corpus.translation(line, 'en.ssk'));
      expect(lazy.transliteration(line, 'hi')).toBe(corpus.transliteration(line, 'hi'));
    }
    expect(lazy.translation(0, 'xx.none')).toBeNull();
    expect(() => lazy.translation(0, 'en.ms')).toThrow(PackError);
    expect(() => lazy.transliteration(0, 'ur')).toThrow(PackError);
  });
});

describe('the glossary', () => {
  const lookUp = (word: string) => corpus.glossary().lookUp(word);

  it('lists the meanings of the commentary, the most frequent first', () => {
    expect(
      lookUp('ਸਚੁ')
        ?.meanings.slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(['ਸਦਾ-ਥਿਰ ਪ੍ਰਭੂ', 'ਸਦਾ ਕਾਇਮ ਰਹਿਣ ਵਾਲਾ', 'ਸਦਾ-ਥਿਰ ਰਹਿਣ ਵਾਲਾ']);
    expect(lookUp('ਗੁਰਿ')?.meanings[0]?.text).toBe('ਗੁਰੂ ਨੇ');
    expect(lookUp('ਨਾਨਕ')?.meanings[0]?.text).toBe('ਹੇ ਨਾਨਕ!');
  });

  it('knows the lines of every meaning, and the meanings of a line [P34]', () => {
    // ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥
    const line = 2;
    const [first] = corpus.glossary().ofLine(line);
    expect(first).toEqual({ word: 'ਆਦਿ', meaning: 'ਮੁੱਢ ਤੋਂ' });
    expect(lookUp('ਆਦਿ')?.meanings.find(({ text }) => text === 'ਮੁੱਢ ਤੋਂ')?.lines).toContain(line);
    // The commentary covers the Guru Granth Sahib only.
    expect(corpus.glossary().ofLine(corpus.lineCount - 1)).toEqual([]);
  });

  it('covers nine in ten running words of the Guru Granth Sahib and names the headword it found', () => {
    let words = 0;
    let exact = 0;
    let found = 0;
    // One line in 23: a prime, so that no verse form is skipped.
    for (let index = 0; index < 60_555; index += 23) {
      for (const word of corpus.unicode(index).split(' ').filter(isGurmukhi)) {
        const bare = word.replace(/[।॥੦-੯]+/gu, '');
        const gloss = lookUp(word);
        words++;
        if (gloss) found++;
        if (gloss?.word === bare) exact++;
        else if (gloss) expect(gloss.word.replace(/[ਿੁ]$/u, '')).toBe(bare.replace(/[ਿੁ]$/u, ''));
      }
    }
    expect(exact / words).toBeGreaterThan(0.88);
    expect(found / words).toBeGreaterThan(0.9);
  });
});

describe('related shabads', () => {
  const relatedTo = (id: number) =>
    corpus
      .related(shabadOf(id)?.index ?? -1)
      .map(({ shabad, score }) => ({ id: Number(corpus.shabad(shabad).id), score }));

  it('of the opening of Japji start with the salok of Sukhmani that repeats it', () => {
    const [first, second] = relatedTo(1);
    expect(first?.id).toBe(1015);
    expect(first?.score).toBeGreaterThanOrEqual(80);
    expect(second?.score).toBeLessThan(70);
  });

  it('are usually good and seldom excellent at rank 1', () => {
    const nearest: number[] = [];
    const twentieth: number[] = [];
    for (let index = 0; index < corpus.shabadCount; index++) {
      const related = corpus.related(index);
      if (related[0]) nearest.push(related[0].score);
      if (related[19]) twentieth.push(related[19].score);
    }
    const share = (scores: number[], minimum: number): number =>
      scores.filter((score) => score >= minimum).length / scores.length;
    expect(share(nearest, 40)).toBeGreaterThan(0.95);
    expect(share(nearest, 70)).toBeLessThan(0.4);
    expect(share(twentieth, 70)).toBeLessThan(0.05);
  });
});

describe('the catalog', () => {
  const { banis, ceremonies, sections, sources, translators, writers } = corpus.catalogue;

  it('lists the sources with their numbers of angs [S3.44, S9.15]', () => {
    expect(Object.fromEntries(sources.map(({ id, angCount }) => [id, angCount]))).toEqual({
      G: 1430,
      D: 1428,
      B: 40,
      A: 0,
      S: 28,
      N: 0,
      R: 0,
      K: 675,
    });
  });

  it('gives writers the ids that clients filter by', () => {
    const name = (id: number) => writers.find((writer) => writer.id === id)?.name.english;
    expect(writers[0]?.id).toBe(0);
    expect([1, 7, 22, 47, 48, 49].map(name)).toEqual([
      'Guru Nanak Dev Ji',
      'Bhagat Trilochan Ji',
      'Bhai Gurdas Ji',
      'Guru Gobind Singh Ji',
      'Bhai Nand Lal Ji',
      'Bhai Gurdas Singh Ji',
    ]);
    expect(new Set(writers.map(({ id }) => id)).size).toBe(43);
  });

  it("gives raags BaniDB's ids and the pages of their lines", () => {
    const section = (id: number) => sections.find((each) => each.id === id);
    expect(section(13)?.name.english).toBe('Raag Sorath');
    expect(section(38)?.lastPage).toBe(1363);
    expect(sections.filter(({ isRaag }) => isRaag)).toHaveLength(31);
  });

  it('lists every translator once per language', () => {
    expect(new Set(translators.map(({ key }) => key)).size).toBe(translators.length);
    expect(translators.find(({ key }) => key === 'en.ssk')?.name).toBe('Dr. Sant Singh Khalsa');
    expect(translators.find(({ key }) => key === 'en.kohli')?.sourceIds).toEqual(['D']);
  });

  it("has the clients' eleven banis in the lengths of the source", () => {
    const ids = banis.map(({ id }) => Number(id));
    for (const id of [2, 4, 6, 9, 10, 21, 22, 23, 30, 31, 90]) expect(ids).toContain(id);
    const count = (id: number, length: (typeof BANI_LENGTHS)[number]) =>
      banis
        .find((bani) => Number(bani.id) === id)
        ?.lines.filter(({ lengths }) => lengths & (1 << BANI_LENGTHS.indexOf(length))).length;
    expect(count(2, 'short')).toBe(385);
    expect(count(31, 'extralong')).toBe(2027);
    expect([count(21, 'short'), count(21, 'long')]).toEqual([339, 420]);
    expect([count(22, 'short'), count(22, 'long')]).toEqual([63, 116]);
  });

  it('omits the form from the name of a bani with several forms', () => {
    const rehras = banis.find(({ id }) => Number(id) === 21);
    expect(rehras?.name).toEqual({
      ascii: 'rhrwis swihb',
      unicode: 'ਰਹਰਾਸਿ ਸਾਹਿਬ',
      english: 'Rehras Sahib',
    });
  });

  it('numbers the paragraphs of a bani by stanza', () => {
    const japji = banis.find(({ id }) => Number(id) === 2);
    const paragraphs = japji?.lines.map(({ paragraph }) => paragraph) ?? [];
    expect(
      paragraphs.every(
        (paragraph, index) => index === 0 || paragraph - (paragraphs[index - 1] ?? 0) in [0, 1],
      ),
    ).toBe(true);
    expect(paragraphs.at(-1)).toBeGreaterThan(38);
  });

  it('lists the four ceremonies', () => {
    expect(ceremonies.map(({ id, lines }) => [id, lines.length])).toEqual([
      [1, 25],
      [3, 41],
      [5, 231],
      [6, 169],
    ]);
  });
});
