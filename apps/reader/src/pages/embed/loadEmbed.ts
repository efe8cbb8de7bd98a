import { msg } from '@lingui/core/macro';
import { ApiError, parseEmbedLook, type EmbedSubject } from '@naad/api-contract';
import { isSourceId, parseAng } from '@naad/gurbani-model';
import { parseHighlights, parseShabadIds } from '../parseIds.ts';
import type { RouteContext } from '../routeContext.ts';
import type { EmbedContent } from './content.ts';
import type { RouteResult } from '../routeResult.ts';

/** Parameters that hold lists: repeated when a form sends them, comma-separated in a link. */
const LIST_PARAMETERS = ['translations', 'script'];

/** Loads the embed builder with the text and the look in the address. */
export async function loadEmbed(context: RouteContext): Promise<RouteResult> {
  const { url, i18n } = context;
  const { subject, asked } = parseSubject(url.searchParams);
  const look = parseEmbedLook({
    get: (name) =>
      LIST_PARAMETERS.includes(name) ? listParameter(url.searchParams, name) : url.searchParams.get(name),
  });
  const found = subject === null ? null : await findText(context, subject);
  return {
    kind: 'page',
    status: found === null ? 404 : 200,
    title: i18n._(msg`Gurbani on your site`),
    content: { page: 'embed', asked, look, origin: url.origin, found },
  };
}

/** Joins a list parameter. In a submitted form a missing one is an empty list; otherwise it is null, for the default. */
function listParameter(parameters: URLSearchParams, name: string): string | null {
  return parameters.has(name) || parameters.has('of') ? parameters.getAll(name).join() : null;
}

async function findText(
  { api }: RouteContext,
  subject: NonNullable<ReturnType<typeof parseSubject>['subject']>,
): Promise<EmbedContent['found']> {
  const includes = { translations: [], transliterations: [] };
  try {
    if (subject.kind === 'ang') {
      const ang = parseAng(subject.ang);
      if (ang === null || !isSourceId(subject.source)) return null;
      const page = await api.getAng(subject.source, ang, includes);
      // Beyond the last ang the API returns the last.
      if (page.ang !== ang) return null;
      return {
        subject,
        verse: null,
        lines: page.verses.slice(0, 1).map(({ id, unicode }) => ({ id, unicode })),
      };
    }
    if (subject.kind === 'verse') return null;
    const ids = parseShabadIds(subject.id);
    if (!ids) return null;
    const shabads = await api.getShabads(ids, includes);
    const verses = shabads.flatMap((shabad) => shabad.verses);
    const lines = verses.map(({ id, unicode }) => ({ id, unicode }));
    const highlights = new Set<number>(parseHighlights(subject.highlight ?? '', verses));
    const highlighted = lines.filter(({ id }) => highlights.has(id));
    // A single highlighted line is shown alone; several mean the whole shabad.
    const verse = highlighted.length === 1 ? (highlighted[0]?.id ?? null) : null;
    return { subject: { kind: 'shabad', id: ids.join(',') }, verse, lines };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/** Sources of short links to angs, by the first part of their path. */
const ANG_LINKS: Readonly<Record<string, string>> = { g: 'G', d: 'D', v: 'B', gs: 'S' };

/** The builder starts with the first shabad. */
const DEFAULT_SUBJECT: EmbedSubject = { kind: 'shabad', id: '1' };

/** The text to embed, null if invalid; `asked` is the value of the text field. */
interface AskedSubject {
  readonly subject: EmbedSubject | null;
  readonly asked: string;
}

/** Parses the parameters of an address: `of` from the text field, or `id`, `verse` and `ang` from a link. */
export function parseSubject(parameters: URLSearchParams): AskedSubject {
  const asked = parameters.get('of')?.trim() ?? '';
  if (asked !== '') return { subject: subjectFromText(asked, parameters.get('verse')), asked };
  const subject = subjectFromParameters(parameters) ?? DEFAULT_SUBJECT;
  return { subject, asked: subject.kind === 'ang' ? `/ang?ang=${subject.ang}&source=${subject.source}` : '' };
}

/** Parses an address of this site or one with the same paths, a short link, or shabad ids. */
function subjectFromText(text: string, verse: string | null): EmbedSubject | null {
  if (/^[\d,]+$/.test(text)) return shabadSubject(text, verse);
  if (!URL.canParse(text, 'https://site.invalid')) return null;
  const { pathname, searchParams } = new URL(text, 'https://site.invalid');
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if (first === 's') return shabadSubject(second, verse ?? third);
  const source = Object.hasOwn(ANG_LINKS, first) ? ANG_LINKS[first] : undefined;
  if (source !== undefined) return { kind: 'ang', ang: second, source };
  if (first === 'shabad')
    return shabadSubject(searchParams.get('id') ?? '', verse ?? searchParams.get('highlight'));
  return first === 'ang' ? subjectFromParameters(searchParams) : null;
}

function subjectFromParameters(parameters: URLSearchParams): EmbedSubject | null {
  const id = parameters.get('id');
  if (id !== null) return shabadSubject(id, parameters.get('verse'));
  const ang = parameters.get('ang');
  return ang === null ? null : { kind: 'ang', ang, source: parameters.get('source') ?? 'G' };
}

/** A line in the address is highlighted within its shabad; the builder offers to show it alone. */
function shabadSubject(id: string, verse: string | null): EmbedSubject {
  return { kind: 'shabad', id, ...(verse && { highlight: verse }) };
}
