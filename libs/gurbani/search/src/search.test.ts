import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { firstLetters, foldNukta, splitWords, toAscii } from '@naad/gurbani-text';
import { SEARCH_KINDS, type SearchKind } from '@naad/gurbani-model';
import type { SearchFilter } from './index.ts';
import { defaultEnglish, englishWords } from './index.ts';
import { MAX_TEXT_WORDS } from './english/translationIndex.ts';
import { loadSearchEngine } from './node/index.ts';
import { parseOperators } from './operators.ts';
import { gurmukhiText } from './wordForms.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);

const LINES = Array.from({ length: corpus.lineCount }, (_, line) => line);
const ALL = { offset: 0, limit: corpus.lineCount };
const PAGE = { offset: 0, limit: 20 };

/** Text of every line for scanning, made without the indexes. */
const letters = LINES.map((line) => foldNukta(firstLetters(corpus.unicode(line))).replace(/ਓ/g, 'ੳ'));
const texts = LINES.map((line) => corpus.unicode(line));
/** Only the start of the longest texts is indexed. */
const english = LINES.map(
  (line) =>
    ` ${englishWords(defaultEnglish(corpus, line) ?? '')
      .slice(0, MAX_TEXT_WORDS)
      .join(' ')}`,
);

/** All results in corpus order, as a scan returns them. */
const find = (kind: SearchKind, text: string, filter: SearchFilter = {}) =>
  engine.search({ kind, text, filter, order: 'corpus' }, ALL);
const scan = (matches: (line: number) => boolean): number[] => LINES.filter(matches);

/** With few letters short lines come first, as clients of BaniDB expect. */
function inLetterOrder(lines: number[], query: string): number[] {
  if (query.length >= 3) return lines;
  return lines.toSorted((a, b) => (letters[a]?.length ?? 0) - (letters[b]?.length ?? 0) || a - b);
}

const anyLine = fc.integer({ min: 0, max: corpus.lineCount - 1 });
/** A run of a line's items, as someone who knows the line would type. */
const runOf = (itemsOf: (line: number) => readonly string[], least: number, most: number) =>
  fc
    .tuple(anyLine, fc.nat(), fc.integer({ min: least, max: most }))
    .map(([line, position, length]) => {
      const items = itemsOf(line);
      const start = items.length > length ? position % (items.length - length + 1) : 0;
      return items.slice(start, start + length);
    })
    .filter((items) => items.length >= least);

const lettersOf = (line: number): string[] => [...(letters[line] ?? '')];
const RUNS = { numRuns: 150 };

describe('a scan of every line agrees on [S1.1, F15]', () => {
  it('first letters from the start', () => {
    const query = fc
      .tuple(anyLine, fc.integer({ min: 1, max: 9 }))
      .map(([line, length]) => (letters[line] ?? '').slice(0, length))
      .filter(Boolean);
    fc.assert(
      fc.property(query, (text) => {
        const expected = inLetterOrder(
          scan((line) => letters[line]?.startsWith(text) ?? false),
          text,
        );
        expect(find('firstLetters', text).lines).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('first letters anywhere', () => {
    fc.assert(
      fc.property(runOf(lettersOf, 1, 7), (run) => {
        const text = run.join('');
        const expected = inLetterOrder(
          scan((line) => letters[line]?.includes(text) ?? false),
          text,
        );
        expect(find('firstLettersAnywhere', text).lines).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('letters that may be in no line', () => {
    const text = fc.string({
      unit: fc.constantFrom(...new Set(letters.join(''))),
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(text, fc.boolean(), (query, isStart) => {
        const expected = scan(
          (line) => (isStart ? letters[line]?.startsWith(query) : letters[line]?.includes(query)) ?? false,
        );
        expect(find(isStart ? 'firstLetters' : 'firstLettersAnywhere', query).lines).toEqual(
          inLetterOrder(expected, query),
        );
      }),
      RUNS,
    );
  });

  it('Gurmukhi words, whole or broken off, with or without pauses', () => {
    const phrase = runOf((line) => splitWords(texts[line] ?? ''), 1, 4);
    fc.assert(
      fc.property(phrase, fc.nat(3), fc.nat(3), (words, cutStart, cutEnd) => {
        const whole = words.join(' ');
        const text = whole.slice(cutStart, whole.length - cutEnd).trim();
        // Nobody types a sign without its letter; the engine reads it as something else.
        fc.pre(text !== '' && !/^\p{M}/u.test(text));
        // With an operator the text is no phrase: broken off, ਬ-ਆਦਾਬ may start with the hyphen that excludes words.
        fc.pre(parseOperators(text, { hasHyphens: true }) === null);
        // The three dots in Ardaas are a word of their line, but pauses in a query.
        fc.pre(gurmukhiText(text) === text);
        const expected = scan((line) => texts[line]?.includes(text) ?? false);
        expect(find('gurmukhiWord', text).lines).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('English words, the last possibly unfinished', () => {
    const phrase = runOf((line) => (english[line] ?? '').split(' ').filter(Boolean), 2, 4);
    fc.assert(
      fc.property(phrase, fc.nat(4), (words, cut) => {
        const whole = words.join(' ');
        const text = whole.slice(0, Math.max(1, whole.length - cut)).trim();
        fc.pre(!text.endsWith("'"));
        const { lines } = find('englishWord', text);
        const found = new Set(lines);
        // Other translators may match too, but no match in the default translation may be missing. The last word
        // counts as unfinished unless a thousand lines have it exactly.
        const isWanted = (whole: string) =>
          lines.length < 1_000 ? whole.includes(` ${text}`) : `${whole} `.includes(` ${text} `);
        const wanted = scan((line) => isWanted(english[line] ?? ''));
        expect(wanted.filter((line) => !found.has(line))).toEqual([]);
        // Only the best hit must match exactly; in corpus order another form may come first.
        const [first] = engine.search({ kind: 'englishWord', text }, PAGE).hits;
        expect(first?.reasons[0]).toMatchObject({ how: 'translation', by: 'exact' });
      }),
      { numRuns: 60 },
    );
  });

  it('angs of every source', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), (ang) => {
        expect(find('ang', String(ang)).lines).toEqual(scan((line) => corpus.line(line).ang === ang));
      }),
      { numRuns: 20 },
    );
  });
});

describe('filters and pages', () => {
  it('a filter keeps the lines that pass it, in the same order', () => {
    const sources = corpus.catalogue.sources.filter(({ lineCount }) => lineCount > 0).map(({ id }) => id);
    fc.assert(
      fc.property(runOf(lettersOf, 2, 3), fc.constantFrom(...sources), anyLine, (run, source, other) => {
        const { writer, section, ang } = corpus.line(other);
        const all = find('firstLettersAnywhere', run.join('')).lines;
        const filtered = (filter: SearchFilter) => find('firstLettersAnywhere', run.join(''), filter).lines;
        expect(filtered({ source })).toEqual(all.filter((line) => corpus.line(line).sourceId === source));
        expect(filtered({ writer: writer.id })).toEqual(
          all.filter((line) => corpus.line(line).writer === writer),
        );
        expect(filtered({ raag: section.id, ang })).toEqual(
          all.filter((line) => corpus.line(line).section === section && corpus.line(line).ang === ang),
        );
      }),
      { numRuns: 40 },
    );
  });

  const MAX_PAGES = 100;

  it('pages together are the whole result, each with the same total', () => {
    fc.assert(
      fc.property(
        runOf(lettersOf, 2, 3),
        fc.integer({ min: 1, max: 500 }),
        fc.boolean(),
        (run, least, isLimited) => {
          const filter: SearchFilter = isLimited ? { source: 'G' } : {};
          const query = { kind: 'firstLettersAnywhere' as const, text: run.join(''), filter };
          const whole = engine.search(query, ALL);
          // Two common letters are in tens of thousands of lines: in pages of one they would take minutes.
          const limit = Math.max(least, Math.ceil(whole.total / MAX_PAGES));
          const pages: number[] = [];
          for (let offset = 0; offset < whole.total; offset += limit) {
            const page = engine.search(query, { offset, limit });
            expect(page.total).toBe(whole.total);
            pages.push(...page.lines);
          }
          expect(pages).toEqual(whole.lines);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('typed text', () => {
  it.each(['DDrgj', 'D D r g j', 'ਧਧਰਗਜ', 'ਧ ਧ ਰ ਗ ਜ'])(
    '%s finds ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ, shabad 3590 [F21]',
    (text) => {
      const { lines, total } = find('firstLetters', text);
      expect(total).toBe(1);
      expect(corpus.shabad(corpus.line(lines[0] ?? -1).shabadIndex).id).toBe(3590);
    },
  );

  it('finds every sampled line by its own words in ASCII keys', () => {
    for (let line = 0; line < corpus.lineCount; line += 997) {
      expect(find('gurmukhiWord', toAscii(texts[line] ?? '')).lines).toContain(line);
    }
  });

  it('finds a phrase across a pause, with or without the pause typed', () => {
    const expected = find('gurmukhiWord', 'inrvYru Akwl mUriq').lines;
    expect(expected).toContain(0);
    expect(find('gurmukhiWord', 'inrvYru; Akwl mUriq').lines).toEqual(expected);
  });

  it('excludes a word with a hyphen before it, and finds one with a hyphen inside', () => {
    const withHyphen = scan((line) => texts[line]?.includes('ਬ-ਆਦਾਬ') ?? false);
    expect(withHyphen).not.toEqual([]);
    expect(find('gurmukhiWord', 'ਬ-ਆਦਾਬ').lines).toEqual(withHyphen);
    // Only an exclusion, so that no line is wanted.
    expect(find('gurmukhiWord', '-ਆਦਾਬ').total).toBe(0);
    const [line = -1] = withHyphen;
    const [first = ''] = splitWords(texts[line] ?? '');
    expect(find('gurmukhiWord', first).lines).toContain(line);
    expect(find('gurmukhiWord', `${first} -ਆਦਾਬ`).lines).not.toContain(line);
  });

  it('finds the line of Ardaas with three dots by its words, the dots read as a pause', () => {
    const text = 'ਹਜ਼ੂਰ ... ਦੀ ਅਰਦਾਸ';
    const [line = -1, ...others] = scan((each) => texts[each]?.includes(text) ?? false);
    expect(others).toEqual([]);
    expect(engine.search({ kind: 'gurmukhiWord', text }, PAGE).lines).toContain(line);
    expect(engine.search({ kind: 'gurmukhiWord', text: text.replace('... ', '') }, PAGE).lines).toContain(
      line,
    );
  });

  it('finds nukta letters by plain ones, and plain ones by nukta letters', () => {
    const line = LINES.find((each) => texts[each]?.startsWith('ਸ਼') && (letters[each]?.length ?? 0) > 4) ?? -1;
    const plain = letters[line] ?? '';
    expect(find('firstLetters', plain).lines).toContain(line);
    expect(find('firstLetters', `ਸ਼${plain.slice(1)}`).lines).toContain(line);
    expect(find('firstLetters', `S${plain.slice(1)}`).lines).toContain(line);
  });

  it.each([
    '',
    ' ',
    '+',
    '*',
    '"',
    '%',
    '123',
    '\u0000',
    '\ud800',
    'é+',
    '॥',
    '਼',
    'far too long: '.repeat(2_000),
  ])('never fails on odd input %$', (text) => {
    for (const kind of SEARCH_KINDS) {
      const { total, lines } = engine.search({ kind, text }, PAGE);
      expect(lines.length).toBe(Math.min(total, 20));
    }
  });

  it('never fails on random text', () => {
    const kind = fc.constantFrom(
      'firstLetters',
      'firstLettersAnywhere',
      'gurmukhiWord',
      'englishWord',
      'ang' as const,
    );
    fc.assert(
      fc.property(kind, fc.string({ unit: 'binary', maxLength: 60 }), (each, text) => {
        const { total, lines } = engine.search({ kind: each as SearchKind, text }, PAGE);
        expect(lines.length).toBe(Math.min(total, 20));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a result', () => {
  it('does not depend on earlier queries', () => {
    const words = fc.oneof(
      runOf((line) => splitWords(texts[line] ?? ''), 1, 4),
      runOf((line) => (english[line] ?? '').split(' ').filter(Boolean), 1, 6),
      runOf((line) => splitWords(corpus.transliteration(line, 'en')), 1, 5),
    );
    const query = fc.record({
      kind: fc.constantFrom(...SEARCH_KINDS),
      text: words.map((items) => items.join(' ')),
      order: fc.constantFrom('rank' as const, 'corpus' as const),
    });
    fc.assert(
      fc.property(fc.array(query, { minLength: 2, maxLength: 6 }), (queries) => {
        const answers = queries.map((each) => engine.search(each, PAGE));
        const again = queries.toReversed().map((each) => engine.search(each, PAGE));
        expect(again.toReversed()).toEqual(answers);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the indexes', () => {
  it('are refused with a scripture other than their own', async () => {
    const other = { ...corpus, info: { ...corpus.info, hash: 'another' } };
    await expect(loadSearchEngine(`${DIST}gurbani-search`, other)).rejects.toThrow('other packs');
  });
});
