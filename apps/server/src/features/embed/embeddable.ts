import type { EmbedSubject } from '@naad/api-contract';
import {
  isAngSourceId,
  parseAng,
  parseShabadId,
  parseVerseId,
  type Corpus,
  type LineIndex,
} from '@naad/gurbani-corpus';

/** Something of the scripture that a page of the site shows, for another page to show. */
export interface Embeddable {
  readonly subject: EmbedSubject;
  /** The line it is called by. */
  readonly line: LineIndex;
  readonly isVerse: boolean;
}

/** The works whose pages have short links, by the first part of these (specification, section 2). */
const ANG_LINKS: Readonly<Record<string, string>> = { g: 'G', d: 'D', v: 'B', gs: 'S' };

/** Characters of lists of ids that are read. */
const MAX_LENGTH = 400;

/**
 * What a page of the site shows, by its address or by a short link.
 *
 * @returns null for a page that shows no one piece of scripture, or none that there is
 */
export function embeddable(corpus: Corpus, { pathname, searchParams }: URL): Embeddable | null {
  const [, first = '', second = '', third = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  if (rest.length > 0) return null;
  const link = ANG_LINKS[first];
  if (first === 's') return ofShabad(corpus, second, third);
  if (Object.hasOwn(ANG_LINKS, first) && link !== undefined) return ofAng(corpus, second, link);
  if (second !== '') return null;
  if (first === 'shabad') {
    return ofShabad(corpus, searchParams.get('id') ?? '', searchParams.get('highlight') ?? '');
  }
  return first === 'ang'
    ? ofAng(corpus, searchParams.get('ang') ?? '', searchParams.get('source') ?? 'G')
    : null;
}

/** A line that is pointed at is what was meant; else the whole shabad. */
function ofShabad(corpus: Corpus, ids: string, verses: string): Embeddable | null {
  const shabads = ids
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((each) => shabadOf(corpus, each));
  const [shabad] = shabads;
  if (!shabad || shabads.includes(null)) return null;
  const lines = verses
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((each) => lineOf(corpus, each));
  const ofShabads = lines
    .filter((line) => line !== null)
    .filter((line) => shabads.some((each) => each?.index === corpus.line(line).shabadIndex));
  const [line] = ofShabads;
  if (line === undefined) {
    const id = shabads.map((each) => each?.id ?? '').join(',');
    return { subject: { kind: 'shabad', id }, line: shabad.titleLine, isVerse: false };
  }
  const id = ofShabads.map((each) => corpus.line(each).verseId).join(',');
  return { subject: { kind: 'verse', id }, line, isVerse: true };
}

function ofAng(corpus: Corpus, text: string, source: string): Embeddable | null {
  const ang = parseAng(text);
  const [line] = ang !== null && isAngSourceId(source) ? (corpus.page(source, ang) ?? []) : [];
  return line === undefined
    ? null
    : { subject: { kind: 'ang', ang: String(ang), source }, line, isVerse: false };
}

function shabadOf(corpus: Corpus, text: string) {
  const id = parseShabadId(text.trim());
  const index = id === null ? null : corpus.shabadIndexOf(id);
  return index === null ? null : corpus.shabad(index);
}

function lineOf(corpus: Corpus, text: string): LineIndex | null {
  const id = parseVerseId(text.trim());
  return id === null ? null : corpus.lineIndexOf(id);
}
