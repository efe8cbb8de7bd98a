import type { SourceId } from '@naad/gurbani-corpus';

/** A page that a text says it is from: one, or from one to another. */
export interface NamedPage {
  readonly from: number;
  readonly to: number;
  /** Null where the text does not say of which work. */
  readonly source: SourceId | null;
}

const GRANTH =
  '(?:(?:sri|shri)\\s+)?(?:adi\\s+)?guru\\s+granth(?:\\s+sahib)?(?:\\s+j[ie]+)?|s\\.?g\\.?g\\.?s\\.?(?:\\s*j[ie]+)?|ggs(?:\\s*ji)?|(?:ਸ੍ਰੀ\\s+)?(?:ਆਦਿ\\s+)?ਗੁਰੂ\\s+ਗ੍ਰੰਥ(?:\\s+ਸਾਹਿਬ)?(?:\\s+ਜੀ)?|(?:श्री\\s+)?गुरु\\s+ग्रंथ(?:\\s+साहिब)?(?:\\s+जी)?';
const DASAM = '(?:(?:sri|shri)\\s+)?dasam\\s+granth(?:\\s+sahib)?(?:\\s+ji)?|ਦਸਮ\\s+ਗ੍ਰੰਥ(?:\\s+ਸਾਹਿਬ)?';
const PAGE = 'angs?|pages?|pp?\\.|pg\\.?|pann?aa?|ਅੰਗ|ਪੰਨਾ|ਪੰਨੇ|अंग|पन्ना|पृष्ठ|انگ|پنا|صفحہ';
const DIGITS = '[0-9੦-੯०-९۰-۹٠-٩]{1,4}';
const BETWEEN = '[\\s,:;#.()\\-–—]*';

/** “Ang 954”, “SGGS, p. 954”, “ਅੰਗ ੯੫੪”, “Guru Granth Sahib Ji - 441-442”; brackets around it belong to it. */
const NAMED_PAGE = new RegExp(
  `[(\\[]?\\s*(?<![\\p{L}\\p{M}])(?:(?:(?<granth>${GRANTH})|(?<dasam>${DASAM}))${BETWEEN}(?:(?:${PAGE})${BETWEEN})?|(?:${PAGE})(?:\\s*(?:no|number|ਨੰ|ਨੰਬਰ)\\b)?${BETWEEN})(?<from>${DIGITS})(?:\\s*[-–—]\\s*(?<to>${DIGITS}))?(?![\\p{L}\\p{M}\\p{Nd}])\\s*[)\\]]?`,
  'giu',
);

/** Where digits of the scripts begin. */
const ZEROS = [0x30, 0x0a66, 0x0966, 0x06f0, 0x0660];

function numberOf(digits: string): number {
  return Number(
    [...digits]
      .map((digit) => {
        const code = digit.charCodeAt(0);
        return ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value <= 9) ?? 0;
      })
      .join(''),
  );
}

/** The parts of a line between the pages it names, and these pages. */
export function takeNamedPages(line: string): { texts: string[]; pages: NamedPage[] } {
  const texts: string[] = [];
  const pages: NamedPage[] = [];
  let at = 0;
  for (const match of line.matchAll(NAMED_PAGE)) {
    texts.push(line.slice(at, match.index));
    at = match.index + match[0].length;
    const { granth, dasam, from = '', to } = match.groups ?? {};
    const first = numberOf(from);
    const source = granth === undefined ? (dasam === undefined ? null : 'D') : 'G';
    pages.push({ from: first, to: to === undefined ? first : Math.max(first, numberOf(to)), source });
  }
  return { texts: [...texts, line.slice(at)], pages };
}
