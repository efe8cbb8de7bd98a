import type { I18n } from '@lingui/core';
import type { ApiClient, Attribution, Companions, Shabad, Verse } from '@naad/api-client';
import { ApiError, type ApiTransport, type EmbedLook, SearchResponse } from '@naad/api-contract';
import {
  type Ang,
  isSourceId,
  parseAng,
  parseShabadId,
  parseVerseId,
  type ShabadId,
  type VerseId,
} from '@naad/gurbani-corpus';
import { companionsOf } from './companionsOf.ts';
import type { FrameContent, FrameCredit, FramePart } from './frameContent.ts';
import { nameOf, placeOf } from './placeOf.ts';

/** What a frame is made with. */
export interface FrameContext {
  /** The frame's own address. */
  readonly url: URL;
  readonly api: ApiClient;
  readonly transport: ApiTransport;
  readonly look: EmbedLook;
  readonly i18n: I18n;
}

/** More at once than a page has room for. */
const MAX_IDS = 50;

/** What was found, before it is said in a language. */
interface Found {
  readonly parts: readonly GivenPart[];
  /** Path and query on the site. */
  readonly path: string;
}

interface GivenPart extends Partial<Attribution> {
  readonly source: Attribution['source'];
  readonly ang: Ang;
  readonly verses: readonly Verse[];
  readonly highlights: readonly VerseId[];
}

/** Errors of the API that say that there is no such text. */
const NOT_FOUND = new Set([
  'shabadNotFound',
  'angNotFound',
  'badShabadId',
  'badAng',
  'badSource',
  'sourceAbsent',
]);

/** What the address of a frame asks for. */
export async function loadContent(context: FrameContext): Promise<FrameContent> {
  const { url, api, look } = context;
  const kind = url.pathname.split('/').pop() ?? '';
  const load = Object.hasOwn(LOADS, kind) ? LOADS[kind] : undefined;
  try {
    const { translators } = await api.getCapabilities();
    const found = (await load?.(context, companionsOf(look, translators))) ?? null;
    if (found === null) return { kind: 'message', id: 'notFound', status: 404, href: `${url.origin}/` };
    return textOf(context, found, creditsOf(found, translators));
  } catch (error) {
    if (!(error instanceof ApiError && NOT_FOUND.has(error.id))) throw error;
    return { kind: 'message', id: 'notFound', status: 404, href: `${url.origin}/` };
  }
}

const LOADS: Readonly<
  Record<string, (context: FrameContext, companions: Companions) => Promise<Found | null>>
> = {
  async shabad({ url, api }, companions) {
    const ids = idsOf(url.searchParams.get('id'), parseShabadId);
    if (!ids) return null;
    const highlights = idsOf(url.searchParams.get('highlight'), parseVerseId) ?? [];
    const shabads = await api.getShabads(ids, companions);
    return { parts: shabads.map((each) => partOf(each, highlights)), path: pathOf(ids, highlights) };
  },

  async verse({ url, api, transport }, companions) {
    const ids = idsOf(url.searchParams.get('id'), parseVerseId);
    if (!ids) return null;
    const shabadIds = await shabadsOf(transport, ids);
    if (shabadIds.length === 0) return null;
    const wanted = new Set(ids);
    const shabads = await api.getShabads(shabadIds, companions);
    const parts = shabads.map((shabad) => {
      const verses = shabad.verses.filter(({ id }) => wanted.has(id));
      return { ...partOf(shabad, []), ang: verses[0]?.ang ?? shabad.ang, verses };
    });
    return { parts, path: pathOf(shabadIds, ids) };
  },

  async ang({ url, api }, companions) {
    const source = (url.searchParams.get('source') ?? 'G').toUpperCase();
    const ang = parseAng(url.searchParams.get('ang') ?? '');
    if (ang === null || !isSourceId(source)) return null;
    const page = await api.getAng(source, ang, companions);
    // Beyond its last the API gives the last: nothing ever opens another page silently.
    if (page.ang !== ang) return null;
    return {
      parts: [{ source: page.source, ang, verses: page.verses, highlights: [] }],
      path: `/ang?ang=${String(ang)}${source === 'G' ? '' : `&source=${source}`}`,
    };
  },
};

/** Ids joined by commas; null where there is none, or one that is none. */
function idsOf<Id extends number>(text: string | null, parse: (text: string) => Id | null): Id[] | null {
  const ids = (text ?? '').split(',', MAX_IDS + 1).map((each) => parse(each.trim()));
  const valid = ids.filter((id) => id !== null);
  return valid.length === ids.length && ids.length <= MAX_IDS ? [...new Set(valid)] : null;
}

/** The shabads that lines are of, each once. */
async function shabadsOf(transport: ApiTransport, verses: readonly VerseId[]): Promise<ShabadId[]> {
  const { status, body } = await transport(`/v2/search-results/${verses.join(',')}`);
  if (status >= 400) return [];
  const ids = SearchResponse.parse(body).verses.map(({ shabadId }) => parseShabadId(shabadId));
  return [...new Set(ids)].filter((id) => id !== null);
}

function partOf(shabad: Shabad, highlights: readonly VerseId[]): GivenPart {
  const { source, writer, raag, ang, verses } = shabad;
  return { source, writer, raag, ang, verses, highlights };
}

function pathOf(ids: readonly ShabadId[], highlights: readonly VerseId[]): string {
  const highlight = highlights.length > 0 ? `&highlight=${highlights.join(',')}` : '';
  return `/shabad?id=${ids.join(',')}${highlight}`;
}

function textOf(
  { url, look, i18n }: FrameContext,
  found: Found,
  credits: readonly FrameCredit[],
): FrameContent {
  const parts = found.parts.map(({ source, writer, raag, ang, verses, highlights }): FramePart => ({
    place: placeOf(i18n, source, ang),
    names: [writer, raag].flatMap((name) => (name ? [nameOf(i18n, name)] : [])).filter(Boolean),
    verses,
    highlights,
  }));
  const [first] = parts;
  const line = first?.verses.find(({ id }) => first.highlights.includes(id)) ?? first?.verses[0];
  return {
    kind: 'text',
    title: [line?.unicode, first?.place].filter(Boolean).join(' - '),
    parts,
    credits,
    isLarivaar: look.isLarivaar,
    href: url.origin + found.path,
  };
}

function creditsOf(
  { parts }: Found,
  translators: readonly { readonly key: string; readonly name: string }[],
): FrameCredit[] {
  const used = new Set(
    parts.flatMap(({ verses }) => verses.flatMap(({ translations }) => translations.map(({ key }) => key))),
  );
  const names = new Map<string, string[]>();
  for (const { key, name } of translators.filter((each) => used.has(each.key))) {
    const [code = ''] = key.split('.');
    names.set(code, [...(names.get(code) ?? []), name]);
  }
  return [...names].map(([code, given]) => ({ code, names: given.join(', ') }));
}
