import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchEngine } from '@naad/gurbani-search';
import { createPassageFinder } from './createPassageFinder.ts';
import type { Found, FoundReading } from './createPassageFinder.ts';
import { cutAtMarks, cutAtSentences } from './cutPassage.ts';
import { isTelling } from './isTelling.ts';
import { linesAt } from './lineReader.ts';
import type { Wording } from './lineReader.ts';
import type { NamedPage } from './namedPage.ts';
import { piecesBeside } from './piecesBeside.ts';
import type { QuoteChecker, QuotePassage } from './quote.ts';
import { readMessage } from './readMessage.ts';
import { splitPassages } from './splitPassages.ts';

/** More passages than this are not looked at. */
export const MOST_PASSAGES = 200;
/** Lines elsewhere that are told. */
const MOST_ELSEWHERE = 5;
/** A translation is looked for beside so many lines that were found last. */
const MOST_RECENT = 6;

const NOTHING = {
  verdict: 'notFound',
  form: null,
  translator: null,
  lines: [],
  isWhole: false,
  elsewhere: [],
  pieces: [],
  namedPage: null,
} as const satisfies Omit<QuotePassage, 'text'>;

/** A passage, or a part of one, and where it was found. */
interface Judged {
  readonly text: string;
  readonly best: FoundReading | null;
}

/** What was found in the text so far. */
interface Trail {
  before: Found | null;
  recent: readonly LineIndex[];
}

const linesOf = ({ window, range }: Found): LineIndex[] => linesAt(window, range).lines;

/** Makes the checker of quotations. */
export function createQuoteChecker(corpus: Corpus, engine: SearchEngine): QuoteChecker {
  const finder = createPassageFinder(corpus, engine);

  const find = (text: string, { before, recent }: Trail, isCut: boolean): FoundReading | null => {
    const found = finder.find(text, before);
    const best = found && isTelling(found, { before, isCut }) ? found : null;
    if (recent.length === 0 || (best && best.found.verdict !== 'altered')) return best;
    const beside = finder.findBeside(text, recent);
    if (!beside || !isTelling(beside, { before, isCut })) return best;
    return best && best.found.likeness >= beside.found.likeness ? best : beside;
  };

  const follow = (trail: Trail, { best }: Judged): void => {
    trail.before = best?.found ?? null;
    if (best) trail.recent = [...linesOf(best.found), ...trail.recent].slice(0, MOST_RECENT);
  };

  /** As a whole if it is found so; else by what stands between its marks, else by its sentences. */
  const judge = (text: string, trail: Trail, isCut = false): Judged[] => {
    const whole = find(text, trail, isCut);
    if (whole && whole.found.verdict !== 'altered') return [{ text, best: whole }];
    for (const cut of whole ? [cutAtMarks] : [cutAtMarks, cutAtSentences]) {
      const parts = cut(text);
      if (parts.length < 2 && parts[0] === text) continue;
      const own = { ...trail };
      const judged = parts.flatMap((part) => {
        const each =
          cut === cutAtMarks ? judge(part, own, true) : [{ text: part, best: find(part, own, true) }];
        for (const one of each) follow(own, one);
        return each;
      });
      const isFound = ({ best }: Judged): boolean =>
        best !== null && (whole === null || best.found.verdict !== 'altered');
      if (judged.some(isFound)) return judged;
    }
    return [{ text, best: whole }];
  };

  /** Whether the shabad of a line is on the page, as far as it goes over several. */
  const isOnPage = (line: LineIndex, { from, to, source }: NamedPage): boolean => {
    const { sourceId, shabadIndex } = corpus.line(line);
    if (source !== null && source !== sourceId) return false;
    const { firstLine, lineCount } = corpus.shabad(shabadIndex);
    return corpus.line(firstLine).ang <= to && corpus.line(firstLine + lineCount - 1).ang >= from;
  };

  const present = (text: string, best: FoundReading, named: NamedPage | null): QuotePassage => {
    const { reading } = best;
    const isAuthentic = best.found.verdict === 'authentic';
    const others = isAuthentic ? finder.elsewhere(best) : [];
    // Of several places it is the one that the text names.
    const there = named && !linesOf(best.found).some((line) => isOnPage(line, named));
    const namedLine = there ? others.find((line) => isOnPage(line, named)) : undefined;
    const found = (namedLine !== undefined && finder.at(reading, namedLine)) || best.found;
    const { verdict, form, wording, window, range } = found;
    const { lines, isWhole } = linesAt(window, range);
    const elsewhere = namedLine === undefined ? others : [...linesOf(best.found).slice(0, 1), ...others];
    return {
      text,
      verdict,
      form,
      translator: translatorOf(wording),
      lines,
      isWhole,
      elsewhere: elsewhere.filter((line) => !lines.includes(line)).slice(0, MOST_ELSEWHERE),
      pieces: isAuthentic ? [] : piecesBeside(reading.quoted, best.found),
      namedPage: named && {
        from: named.from,
        to: named.to,
        isRight: lines.some((line) => isOnPage(line, named)),
      },
    };
  };

  function* passages(text: string): Generator<QuotePassage, void> {
    const trail: Trail = { before: null, recent: [] };
    let count = 0;
    for (const { text: passage, namedPage } of readMessage(text)) {
      for (const judged of judge(passage, trail)) {
        if (count++ >= MOST_PASSAGES) return;
        follow(trail, judged);
        yield judged.best ? present(judged.text, judged.best, namedPage) : { text: judged.text, ...NOTHING };
      }
    }
  }

  return {
    passages,
    check: (text) => [...passages(text)],
    verifyQuotation(text, { among } = {}) {
      const parts = splitPassages(text);
      if (parts.length === 0 || parts.length > MOST_PASSAGES) return null;
      const lines = new Set<LineIndex>();
      let first: Found | null = null;
      let before: Found | null = null;
      for (const part of parts) {
        const found: Found | null = among
          ? finder.findAmong(part, among)
          : (finder.find(part, before)?.found ?? null);
        if (found?.verdict !== 'authentic') return null;
        // One quotation is in one form, of one translator.
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
