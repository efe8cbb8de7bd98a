import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchEngine } from '@naad/gurbani-search';
import { PassageFinder } from './PassageFinder.ts';
import type { Found, FoundReading } from './PassageFinder.ts';
import { createSayingFinder } from './createSayingFinder.ts';
import { diffPieces } from './diffPieces.ts';
import { linesAt } from './lineReader.ts';
import type { Wording } from './lineReader.ts';
import { finish } from './quote.ts';
import type { CheckBudget, CheckStep, QuoteChecker, QuotePassage, Steps } from './quote.ts';
import { cutAtMarks, cutAtSentences, readMessage, splitPassages } from './readMessage.ts';
import type { MessagePassage, NamedPage } from './readMessage.ts';
import { readingBesideLine, readingsOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { isInPersian, judgeSpelling } from './spelling.ts';

/** Maximum number of passages to check. */
export const MAX_PASSAGES = 200;
/** Maximum number of other occurrences to report. */
const MAX_ELSEWHERE = 5;
/** Number of recently found lines whose translations are compared with the text. */
const MAX_RECENT = 6;

const NOT_FOUND = {
  verdict: 'notFound',
  form: null,
  translator: null,
  lines: [],
  isWhole: false,
  elsewhere: [],
  pieces: [],
  namedPage: null,
  saying: null,
} as const satisfies Omit<QuotePassage, 'text'>;

/** A passage or a part of one, and its best match. */
interface Judged {
  readonly text: string;
  readonly best: FoundReading | null;
}

/** Matches so far: later passages often continue the earlier ones. */
interface Trail {
  before: Found | null;
  recent: readonly LineIndex[];
}

const linesOf = ({ window, range }: Found): LineIndex[] => linesAt(window, range).lines;

/** Cache of one check, so that repeated text is searched for only once. */
interface CheckCache {
  readonly found: Map<string, FoundReading | null>;
  readonly presentation: Map<FoundReading, Presentation>;
}

type Presentation = Pick<QuotePassage, 'pieces'> & { readonly others: readonly LineIndex[] };

const UNLIMITED: CheckBudget = { spentMs: () => 0, passageMs: Infinity, textMs: Infinity };
const PAUSE: CheckStep = { kind: 'pause' };

/** Cache key of a trail; passages after equal trails have equal matches. */
function keyOf({ before, recent }: Trail): string {
  const location = before && [before.form, before.window.firstLine, before.range.from, before.range.to];
  return `${location ? location.join(' ') : ''}|${recent.join(' ')}`;
}

/** Creates the quotation checker. */
export function createQuoteChecker(corpus: Corpus, engine: SearchEngine): QuoteChecker {
  const finder = new PassageFinder(corpus, engine);
  const findSaying = createSayingFinder();

  function* findUncached(
    text: string,
    { before, recent }: Trail,
    isCut: boolean,
  ): Steps<FoundReading | null> {
    if (isCut && before === null && isTooShort(text)) return null;
    const found = yield* finder.find(text, before);
    const best = found && isSignificant(found, { before, isCut }) ? found : null;
    if (recent.length === 0 || (best && best.found.verdict !== 'altered')) return best;
    const beside = yield* finder.findBeside(text, recent);
    if (!beside || !isSignificant(beside, { before, isCut })) return best;
    return best && best.found.likeness >= beside.found.likeness ? best : beside;
  }

  function* find(text: string, trail: Trail, isCut: boolean, cache: CheckCache): Steps<FoundReading | null> {
    const key = `${String(isCut)} ${keyOf(trail)} ${text}`;
    const known = cache.found.get(key);
    if (known !== undefined) return known;
    const found = yield* findUncached(text, trail, isCut);
    cache.found.set(key, found);
    return found;
  }

  const follow = (trail: Trail, { best }: Judged): void => {
    trail.before = best?.found ?? null;
    if (best) trail.recent = [...linesOf(best.found), ...trail.recent].slice(0, MAX_RECENT);
  };

  /** Judges the passage as a whole, else its parts between marks, else its sentences. */
  function* judgePassage(text: string, trail: Trail, cache: CheckCache, isCut = false): Steps<Judged[]> {
    const whole = yield* find(text, trail, isCut, cache);
    if (whole && whole.found.verdict !== 'altered') return [{ text, best: whole }];
    for (const cut of whole ? [cutAtMarks] : [cutAtMarks, cutAtSentences]) {
      const parts = cut(text);
      if (parts.length < 2 && parts[0] === text) continue;
      const own = { ...trail };
      const judged: Judged[] = [];
      for (const part of parts) {
        const each: Judged[] =
          cut === cutAtMarks
            ? yield* judgePassage(part, own, cache, true)
            : [{ text: part, best: yield* find(part, own, true, cache) }];
        for (const one of each) follow(own, one);
        judged.push(...each);
      }
      const isFound = ({ best }: Judged): boolean =>
        best !== null && (whole === null || best.found.verdict !== 'altered');
      if (judged.some(isFound)) return judged;
    }
    return [{ text, best: whole }];
  }

  /** True if the line's shabad is at least partly on the page. */
  const isOnPage = (line: LineIndex, { from, to, source }: NamedPage): boolean => {
    const { sourceId, shabadIndex } = corpus.line(line);
    if (source !== null && source !== sourceId) return false;
    const { firstLine, lineCount } = corpus.shabad(shabadIndex);
    return corpus.line(firstLine).ang <= to && corpus.line(firstLine + lineCount - 1).ang >= from;
  };

  function* presentationOf(best: FoundReading, cache: CheckCache): Steps<Presentation> {
    const known = cache.presentation.get(best);
    if (known) return known;
    const presentation =
      best.found.verdict === 'authentic'
        ? { others: yield* finder.elsewhere(best, 'cheap'), pieces: [] }
        : { others: [], pieces: diffPieces(best.reading.quoted, best.found) };
    cache.presentation.set(best, presentation);
    return presentation;
  }

  function* present({ text, best }: Judged, named: NamedPage | null, cache: CheckCache): Steps<QuotePassage> {
    const known = !best || best.found.verdict === 'altered' ? findSaying(text) : null;
    if (!best || known) return { text, ...NOT_FOUND, saying: known?.saying.origin ?? null };
    const { others, pieces } = yield* presentationOf(best, cache);
    // Of several occurrences, prefer the one on the named page.
    let namedLine: LineIndex | undefined;
    if (named && !linesOf(best.found).some((line) => isOnPage(line, named))) {
      const isThere = (line: LineIndex): boolean => isOnPage(line, named);
      namedLine = others.find(isThere);
      if (namedLine === undefined && best.found.verdict === 'authentic') {
        namedLine = (yield* finder.elsewhere(best, 'full')).find(isThere);
      }
    }
    const found = (namedLine !== undefined && finder.at(best.reading, namedLine)) || best.found;
    const { form, wording, window, range } = found;
    const { lines, isWhole } = linesAt(window, range);
    const judged =
      found.verdict === 'altered'
        ? judgeSpelling(pieces, { form, isPersian: isInPersian(corpus, lines) })
        : { verdict: found.verdict, pieces };
    const elsewhere = namedLine === undefined ? others : [...linesOf(best.found).slice(0, 1), ...others];
    return {
      text,
      verdict: judged.verdict,
      form,
      translator: translatorOf(wording),
      lines,
      isWhole,
      elsewhere: elsewhere.filter((line) => !lines.includes(line)).slice(0, MAX_ELSEWHERE),
      pieces: judged.pieces,
      namedPage: named && {
        from: named.from,
        to: named.to,
        isRight: lines.some((line) => isOnPage(line, named)),
      },
      saying: null,
    };
  }

  /**
   * Judges the passage or its parts, and leaves the trail at the last of them. No line has the wording of a saying, so a
   * passage that is one isn't searched for.
   */
  function* check(passage: MessagePassage, trail: Trail, cache: CheckCache): Steps<QuotePassage[]> {
    const known = findSaying(passage.text);
    if (known?.isWhole) {
      trail.before = null;
      return [{ text: passage.text, ...NOT_FOUND, saying: known.saying.origin }];
    }
    const passages: QuotePassage[] = [];
    for (const judged of yield* judgePassage(passage.text, trail, cache)) {
      follow(trail, judged);
      passages.push(yield* present(judged, passage.namedPage, cache));
    }
    return passages;
  }

  function* steps(text: string, budget: CheckBudget): Generator<CheckStep, void> {
    const trail: Trail = { before: null, recent: [] };
    const cache: CheckCache = { found: new Map(), presentation: new Map() };
    const { passages, rest } = readMessage(text, MAX_PASSAGES);
    let last = budget.spentMs();
    let textEndMs = last + budget.textMs;
    const uncheckedFrom = function* (index: number): Generator<CheckStep, void> {
      const unchecked = [...passages.slice(index).map((passage) => passage.text), rest].join('\n').trim();
      if (/\p{L}/u.test(unchecked)) yield { kind: 'unchecked', text: unchecked, reason: 'text' };
    };
    let count = 0;
    for (const [index, passage] of passages.entries()) {
      let passageEndMs = budget.spentMs() + budget.passageMs;
      const work = check(passage, trail, cache);
      let step = work.next();
      for (; step.done !== true; step = work.next()) {
        yield PAUSE;
        const now = budget.spentMs();
        if (step.value === 'setup') {
          textEndMs += now - last;
          passageEndMs += now - last;
        }
        last = now;
        if (now >= textEndMs) {
          yield* uncheckedFrom(index);
          return;
        }
        if (now >= passageEndMs) break;
      }
      if (step.done !== true) {
        trail.before = null;
        yield { kind: 'unchecked', text: passage.text, reason: 'passage' };
        continue;
      }
      for (const judged of step.value) yield { kind: 'passage', passage: judged };
      count += step.value.length;
      if (count >= MAX_PASSAGES) {
        yield* uncheckedFrom(index + 1);
        return;
      }
    }
    yield* uncheckedFrom(passages.length);
  }

  return {
    steps,
    check: (text) =>
      [...steps(text, UNLIMITED)].flatMap((step) => (step.kind === 'passage' ? [step.passage] : [])),
    verifyQuotation(text, { among } = {}) {
      const parts = splitPassages(text);
      if (parts.length === 0 || parts.length > MAX_PASSAGES) return null;
      const lines = new Set<LineIndex>();
      let first: Found | null = null;
      let before: Found | null = null;
      for (const part of parts) {
        const found: Found | null = among
          ? finder.findAmong(part, among)
          : (finish(finder.find(part, before))?.found ?? null);
        if (found?.verdict !== 'authentic') return null;
        // All parts of a quotation share one form and translator.
        if (
          first &&
          (first.form !== found.form || translatorOf(first.wording) !== translatorOf(found.wording))
        ) {
          return null;
        }
        first ??= found;
        before = found;
        for (const line of linesOf(found)) lines.add(line);
      }
      return first && { form: first.form, lines: [...lines], translator: translatorOf(first.wording) };
    },
  };
}

const translatorOf = ({ source }: Wording): string | null =>
  typeof source === 'object' ? source.translator : null;

/**
 * Minimum number of words that can't match by chance, in a translation or in a line in Latin letters: for an exact
 * match and for an altered one.
 */
const MIN_WORDS = {
  translation: { exact: 4, altered: 6 },
  line: { exact: 3, altered: 4 },
} as const;
/** Minimum number of letters in a part of a line, and in a whole line such as a heading. */
const MIN_LETTERS = { part: 10, whole: 3 } as const;

const letterCount = ({ quoted }: Reading): number => quoted.words.map(({ shown }) => shown).join('').length;

/** True if no match of a part of a passage is significant, unless it continues the preceding one. */
const isTooShort = (text: string): boolean =>
  [...readingsOf(text), readingBesideLine(text)].every((reading) => letterCount(reading) < MIN_LETTERS.part);

interface SignificanceOptions {
  /** Match of the preceding passage; one that continues it may be of any length. */
  readonly before: Found | null;
  /** True if it was cut out of a longer passage rather than set apart by the author. */
  readonly isCut: boolean;
}

/**
 * True if the match is unlikely to be chance: one or two words in Latin letters occur in some line whatever was meant.
 * “so” is ASCII for ਸੋ.
 */
function isSignificant({ found, reading }: FoundReading, { before, isCut }: SignificanceOptions): boolean {
  const { isLatin, isBesideLine, quoted } = reading;
  if (!isLatin && !isBesideLine && !isCut) return true;
  const { isWhole, lines } = linesAt(found.window, found.range);
  if (before?.form === found.form) {
    const last = linesAt(before.window, before.range).lines.at(-1) ?? -2;
    if (lines[0] === last || lines[0] === last + 1) return true;
  }
  const isAltered = found.verdict === 'altered';
  const letters = letterCount(reading);
  if (isWhole && !isAltered && !isCut) return letters >= MIN_LETTERS.whole;
  const { altered, exact } = MIN_WORDS[found.form === 'translation' ? 'translation' : 'line'];
  return quoted.words.length >= (isAltered ? altered : exact) && letters >= MIN_LETTERS.part;
}
