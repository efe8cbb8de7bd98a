import type { EmbedSubject } from '@naad/api-contract';
import { isAngSourceId, parseAng, parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { type Corpus, type LineIndex } from '@naad/gurbani-corpus';

/** Scripture shown by a page of the site that another page may embed. */
export interface Embeddable {
  readonly subject: EmbedSubject;
  /** Line whose text titles the embed. */
  readonly line: LineIndex;
  readonly isVerse: boolean;
}

/** Works whose angs have short links, by the first segment of the link. */
const ANG_LINKS: Readonly<Record<string, string>> = { g: 'G', d: 'D', v: 'B', gs: 'S' };

/** Maximum characters read from a list of ids. */
const MAX_IDS_LENGTH = 400;

/**
 * Finds the scripture behind the address of a page or a short link.
 *
 * @returns null if the page shows no single piece of scripture, or one that doesn't exist
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

/** The highlighted lines if they belong to these shabads, else the whole shabad. */
function ofShabad(corpus: Corpus, ids: string, verses: string): Embeddable | null {
  const shabads = ids
    .slice(0, MAX_IDS_LENGTH)
    .split(',')
    .map((each) => shabadOf(corpus, each));
  const [shabad] = shabads;
  if (!shabad || shabads.includes(null)) return null;
  const lines = verses
    .slice(0, MAX_IDS_LENGTH)
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
