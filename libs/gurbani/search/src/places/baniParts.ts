import type { CatalogueBani, Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { BaniId, PlacePart, PlacePartType } from '@naad/gurbani-model';

/**
 * The numbering of a kind of part. `closing`: a part ends in its number (`॥੫॥`), and some numbered stanzas may stand before the first. `heading`: a
 * part begins after its heading. `refrain`: the stanzas of another shabad, sung between the others.
 */
type Numbering =
  | { readonly by: 'closing'; readonly stanzasBefore: number }
  | { readonly by: 'heading'; readonly heading: RegExp }
  | { readonly by: 'refrain'; readonly before: RegExp };

interface PartRule {
  readonly type: PlacePartType;
  readonly count: number;
  readonly numbering: Numbering;
}

const closing = (type: PlacePartType, count: number, stanzasBefore = 0): PartRule => ({
  type,
  count,
  numbering: { by: 'closing', stanzasBefore },
});
const headed = (type: PlacePartType, count: number, heading: RegExp): PartRule => ({
  type,
  count,
  numbering: { by: 'heading', heading },
});

const PAURI = /^ਪ(?:ਉ|ਵ)ੜੀ ॥/u;
const SALOK = /^ਸਲੋਕੁ? ॥/u;
const ASTPADI = /^ਅਸਟਪਦੀ/u;

/**
 * The numbered parts of banis, by bani id; the first kind is meant by a number alone. Counts are those of the text, and
 * the text must agree.
 */
const RULES: ReadonlyMap<number, readonly PartRule[]> = new Map([
  // The salok at the beginning is also numbered.
  [2, [closing('pauri', 38, 1), headed('salok', 1, SALOK)]],
  [4, [closing('chhant', 199)]],
  [6, [closing('savaiya', 10)]],
  [7, [closing('savaiya', 10)]],
  [10, [closing('pauri', 40)]],
  [30, [closing('salok', 57)]],
  [31, [headed('astpadi', 24, ASTPADI), headed('salok', 24, SALOK)]],
  [33, [headed('pauri', 55, PAURI)]],
  [34, [closing('pauri', 73)]],
  [
    90,
    [
      headed('pauri', 24, PAURI),
      { type: 'chhant', count: 24, numbering: { by: 'refrain', before: /^ਵਾਰ ਸਲੋਕਾ ਨਾਲਿ/u } },
    ],
  ],
  [35, [closing('pauri', 54)]],
  [13, [closing('pauri', 55)]],
  [11, [closing('laav', 4)]],
  [46, [closing('pauri', 6)]],
]);

const DIGITS: ReadonlyMap<string, number> = new Map([...'੦੧੨੩੪੫੬੭੮੯'].map((digit, value) => [digit, value]));
const toNumber = (digits: string): number =>
  [...digits].reduce((sum, digit) => sum * 10 + (DIGITS.get(digit) ?? 0), 0);

/** The number at the end of a stanza; null inside one, and after a refrain. */
function closingNumber(text: string): number | null {
  const [, digits] = /॥([੦-੯]+)॥(?:[੦-੯]+॥)*$/u.exec(text) ?? [];
  return digits === undefined ? null : toNumber(digits);
}

/** First lines of the parts in order; part `n` at index `n - 1`. */
function firstLines(corpus: Corpus, { lines }: CatalogueBani, { numbering }: PartRule): LineIndex[] {
  const found: LineIndex[] = [];
  const isHeading = (line: LineIndex): boolean => corpus.line(line).type === 'sirlekh';
  switch (numbering.by) {
    case 'heading':
      lines.forEach(({ line }, position) => {
        const next = lines[position + 1];
        if (isHeading(line) && numbering.heading.test(corpus.unicode(line)) && next) {
          // An invocation may follow the heading.
          const first = lines.slice(position + 1).find((each) => !each.isHeader) ?? next;
          found.push(first.line);
        }
      });
      return found;
    case 'closing': {
      let first: LineIndex | null = null;
      let toSkip = numbering.stanzasBefore;
      for (const { line, isHeader } of lines) {
        if (isHeader) continue;
        const text = corpus.unicode(line);
        first ??= line;
        const number = closingNumber(text);
        if (number !== null && toSkip > 0) toSkip--;
        else if (number === found.length + 1) found.push(first);
        if (number !== null || text.endsWith('ਰਹਾਉ ॥')) first = null;
      }
      return found;
    }
    case 'refrain': {
      const start = lines.find(({ line }) => numbering.before.test(corpus.unicode(line)))?.line ?? 0;
      let first: LineIndex | null = null;
      for (const { line, isHeader } of lines) {
        if (isHeader || line >= start) continue;
        first ??= line;
        if (closingNumber(corpus.unicode(line)) === null) continue;
        found.push(first);
        first = null;
      }
      return found;
    }
  }
}

/** The parts of a kind, in order. */
export interface BaniParts {
  readonly type: PlacePartType;
  readonly parts: readonly PlacePart[];
}

/**
 * Finds the numbered parts of a bani by its text. A kind of part whose count in the text differs from the known one is
 * left out, so that no part is numbered wrongly.
 */
export function baniParts(corpus: Corpus, id: BaniId): readonly BaniParts[] {
  const bani = corpus.catalogue.banis.find((each) => each.id === id);
  if (!bani) return [];
  return (RULES.get(id) ?? []).flatMap((rule) => {
    const lines = firstLines(corpus, bani, rule);
    if (lines.length !== rule.count) return [];
    const parts = lines.map((line, index): PlacePart => ({
      type: rule.type,
      number: index + 1,
      verseId: corpus.line(line).verseId,
    }));
    return [{ type: rule.type, parts }];
  });
}

/** Ids of the banis with numbered parts. */
export const BANIS_WITH_PARTS: readonly BaniId[] = [...RULES.keys()].map((id) => id as BaniId);
