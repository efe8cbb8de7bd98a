import type { SourceId } from '@naad/gurbani-model';
import { plainDigits } from './queryWords.ts';

/** A page of a work; `source` is null if no work was named. */
export interface AngReference {
  readonly ang: number;
  readonly source: SourceId | null;
}

/** Names of works by source id. */
const WORKS: readonly (readonly [SourceId, string])[] = [
  [
    'G',
    'g|ggs|sggs|sggsj|guru granth|guru granth sahib|guru granth sahib ji|sri guru granth sahib|sri guru granth sahib ji|aad granth|adi granth',
  ],
  ['D', 'd|dg|sdg|dasam|dasam granth|dasam granth sahib|dasam bani|sri dasam granth'],
  ['B', 'b|bgv|vaar|var|vaaran|bhai gurdas|bhai gurdas vaar|bhai gurdas vaaran'],
  ['S', 's|bhai gurdas singh'],
  ['K', 'k|kabit|kabitt|kabit savaiye'],
];
const PAGE_NAME = 'angs?|ank|panna|page|pg|p|pauri|ਅੰਗ|ਪੰਨਾ|अंग|अङ्ग|पन्ना|انگ|صفحہ|پنا';
/** Words between “ang” and the number. */
const NUMBER_NAME = 'numbers?|num|nos?|nr|nambar|ਨੰਬਰ|ਨੰ|नंबर|नम्बर|نمبر';
const PAGE = String.raw`(?:${PAGE_NAME})\.?(?: ?(?:${NUMBER_NAME})\.?)?`;
const DIGITS = String.raw`([0-9]{1,5})`;

const sourceOf = new Map(
  WORKS.flatMap(([source, names]) => names.split('|').map((name) => [name, source] as const)),
);
const WORK = String.raw`([a-z ]+?)`;
const ONLY_DIGITS = /^[0-9]{1,5}$/;
const ONLY_PAGE = new RegExp(`^${PAGE}$`, 'u');
const PAGE_BEFORE = new RegExp(`^${PAGE} ?[:#-]? ?${DIGITS}$`, 'u');
const PAGE_AFTER = new RegExp(`^${DIGITS} ?(?:${PAGE_NAME})$`, 'u');
const WORK_BEFORE = new RegExp(`^${WORK}?[ ]*(?:${PAGE})?[ ]*[:#,-]?[ ]*${DIGITS}$`, 'u');
const WORK_AFTER = new RegExp(`^${DIGITS}[ ]*(?:of |in )?${WORK}$`, 'u');
/** “Ang” without a named work means the Guru Granth Sahib; the word isn't used for other works. */
const ANG = /(?:angs?|ank|ਅੰਗ|अंग|अङ्ग|انگ)/u;
const LAST_PAGE_NAME = new RegExp(` (?:${PAGE_NAME})(?: (?:${NUMBER_NAME}))?$`, 'u');
/** Longer texts are no reference. */
const MAX_LENGTH = 60;

/**
 * Parses `917`, `ang 917`, `page no 917`, `G 917`, `SGGS p. 917`, `vaar 12`, `917 of Dasam Granth`, `ਅੰਗ ਨੰਬਰ ੯੧੭`; null
 * for anything else.
 */
export function parseAngReference(typed: string): AngReference | null {
  if (typed.length > MAX_LENGTH) return null;
  const text = plainDigits(typed).trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('.', '. ').trim();
  const spaced = text.replace(/\. /g, ' ').replace(/ +/g, ' ');
  if (ONLY_DIGITS.test(spaced)) return Number(spaced) > 0 ? { ang: Number(spaced), source: null } : null;
  const page = PAGE_BEFORE.exec(spaced) ?? PAGE_AFTER.exec(spaced);
  if (page) {
    const ang = Number(page[1]);
    return ang > 0 ? { ang, source: ANG.test(spaced) ? 'G' : null } : null;
  }
  const before = WORK_BEFORE.exec(spaced);
  if (before) return reference(before[1] ?? '', before[2] ?? '');
  const after = WORK_AFTER.exec(spaced);
  return after ? reference(after[2] ?? '', after[1] ?? '') : null;
}

function reference(work: string, digits: string): AngReference | null {
  const name = work.trim().replace(LAST_PAGE_NAME, '');
  const ang = Number(digits);
  if (ang < 1) return null;
  const source = sourceOf.get(name);
  if (source !== undefined) return { ang, source };
  return ONLY_PAGE.test(name) ? { ang, source: ANG.test(name) ? 'G' : null } : null;
}
