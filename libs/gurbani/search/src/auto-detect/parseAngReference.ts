import type { SourceId } from '@naad/gurbani-corpus';

/** A page of a work that somebody named; `source` is null where they named no work. */
export interface AngReference {
  readonly ang: number;
  readonly source: SourceId | null;
}

/** Names of works, after their letter. */
const WORKS: readonly (readonly [SourceId, string])[] = [
  [
    'G',
    'g|ggs|sggs|sggsj|guru granth|guru granth sahib|guru granth sahib ji|sri guru granth sahib|aad granth|adi granth',
  ],
  ['D', 'd|dg|sdg|dasam|dasam granth|dasam granth sahib|dasam bani|sri dasam granth'],
  ['B', 'b|bgv|vaar|var|vaaran|bhai gurdas|bhai gurdas vaar|bhai gurdas vaaran'],
  ['S', 's|bhai gurdas singh'],
  ['K', 'k|kabit|kabitt|kabit savaiye'],
];
const PAGE = String.raw`(?:angs?|ank|panna|page|pg|p|pauri|ਅੰਗ|ਪੰਨਾ|अंग|पन्ना)\.?`;
const DIGITS = String.raw`([0-9]{1,5})`;

const sourceOf = new Map(
  WORKS.flatMap(([source, names]) => names.split('|').map((name) => [name, source] as const)),
);
const WORK = String.raw`([a-z ]+?)`;
const FORMS = [
  new RegExp(`^${WORK}?[ ]*(?:${PAGE})?[ ]*[:#,-]?[ ]*${DIGITS}$`, 'u'),
  new RegExp(`^${DIGITS}[ ]*(?:of |in )?${WORK}$`, 'u'),
];
/** A name of a page without a name of a work is of the Guru Granth Sahib: of no other does one say ang. */
const ANG = /^(?:angs?|ank|ਅੰਗ|अंग)/u;
const ONLY_PAGE = new RegExp(`^${PAGE}$`, 'u');

/** Digits of any of the three scripts as `0` to `9`. */
function plainDigits(text: string): string {
  return text.replace(/[੦-੯०-९۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = [0x0a66, 0x0966, 0x06f0, 0x0660].find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}

/** Reads `917`, `ang 917`, `G 917`, `SGGS p. 917`, `vaar 12`, `917 of Dasam Granth`, `ਅੰਗ ੯੧੭`; null for all else. */
export function parseAngReference(typed: string): AngReference | null {
  if (typed.length > 60) return null;
  const text = plainDigits(typed).trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('.', '. ').trim();
  const spaced = text.replace(/\. /g, ' ').replace(/ +/g, ' ');
  const [only] = /^[0-9]{1,5}$/.exec(spaced) ?? [];
  if (only !== undefined) return Number(only) > 0 ? { ang: Number(only), source: null } : null;
  const page = new RegExp(`^(${PAGE}) ?[:#-]? ?${DIGITS}$`, 'u').exec(spaced);
  if (page) {
    const ang = Number(page[2]);
    return ang > 0 ? { ang, source: ANG.test(spaced) ? 'G' : null } : null;
  }
  const before = FORMS[0]?.exec(spaced);
  if (before) return reference(before[1] ?? '', before[2] ?? '');
  const after = FORMS[1]?.exec(spaced);
  return after ? reference(after[2] ?? '', after[1] ?? '') : null;
}

function reference(work: string, digits: string): AngReference | null {
  const name = work.trim().replace(/ (?:ang|page|panna|pg|p|pauri)$/u, '');
  const ang = Number(digits);
  if (ang < 1) return null;
  const source = sourceOf.get(name);
  if (source !== undefined) return { ang, source };
  return ONLY_PAGE.test(name) ? { ang, source: ANG.test(name) ? 'G' : null } : null;
}
