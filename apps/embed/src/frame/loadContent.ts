import type { I18n, MessageDescriptor } from '@lingui/core';
import {
  type Ang,
  type Attribution,
  isSourceId,
  type MaybeWithheld,
  parseAng,
  parseShabadId,
  parseVerseId,
  type Shabad,
  type ShabadId,
  SOURCE_IDS,
  type SourceId,
  type SourceName,
  type TransliterationScript,
  type Verse,
  type VerseId,
} from '@naad/gurbani-model';
import type { ApiClient, VerseIncludes, Translator } from '@naad/api-client';
import {
  ApiError,
  type ApiTransport,
  type EmbedLook,
  type EmbedScript,
  type EmbedTranslation,
  SearchResponse,
} from '@naad/api-contract';
import type { FrameContent, FrameCredit, FramePart } from './frameContent.ts';
import { msg } from '@lingui/core/macro';

/** Context of rendering a frame. */
export interface FrameContext {
  /** URL of the frame. */
  readonly url: URL;
  readonly api: ApiClient;
  readonly transport: ApiTransport;
  readonly look: EmbedLook;
  readonly i18n: I18n;
}

/** Maximum number of ids in one frame. */
const MAX_IDS = 50;

/** Loaded texts, before localisation. */
interface Found {
  readonly parts: readonly FoundPart[];
  /** Path and query of the text on the site. */
  readonly path: string;
}

interface FoundPart extends Partial<Attribution>, MaybeWithheld {
  readonly source: Attribution['source'];
  readonly ang: Ang;
  readonly verses: readonly Verse[];
  readonly highlights: readonly VerseId[];
}

/** API errors that mean that the text doesn't exist. */
const NOT_FOUND = new Set([
  'shabadNotFound',
  'angNotFound',
  'badShabadId',
  'badAng',
  'badSource',
  'sourceAbsent',
]);

/** Loads the content for a frame's URL. Rejects with the API's errors other than not found. */
export async function loadContent(context: FrameContext): Promise<FrameContent> {
  const { url, api, look } = context;
  const kind = url.pathname.split('/').pop() ?? '';
  const load = Object.hasOwn(LOADERS, kind) ? LOADERS[kind] : undefined;
  try {
    const { translators } = await api.getCapabilities();
    const found = (await load?.(context, chooseIncludes(look, translators))) ?? null;
    if (found === null) return { kind: 'message', id: 'notFound', status: 404, href: `${url.origin}/` };
    return textOf(context, found, translators);
  } catch (error) {
    if (!(error instanceof ApiError && NOT_FOUND.has(error.id))) throw error;
    return { kind: 'message', id: 'notFound', status: 404, href: `${url.origin}/` };
  }
}

const LOADERS: Readonly<
  Record<string, (context: FrameContext, includes: VerseIncludes) => Promise<Found | null>>
> = {
  async shabad({ url, api }, includes) {
    const ids = parseIds(url.searchParams.get('id'), parseShabadId);
    if (!ids) return null;
    const highlights = parseIds(url.searchParams.get('highlight'), parseVerseId) ?? [];
    const shabads = await api.getShabads(ids, includes);
    return { parts: shabads.map((each) => partOf(each, highlights)), path: pathOf(ids, highlights) };
  },

  async verse({ url, api, transport }, includes) {
    const ids = parseIds(url.searchParams.get('id'), parseVerseId);
    if (!ids) return null;
    const shabadIds = await findShabadIds(transport, ids);
    if (shabadIds.length === 0) return null;
    const wanted = new Set(ids);
    const shabads = await api.getShabads(shabadIds, includes);
    const parts = shabads.map((shabad) => {
      const verses = shabad.verses.filter(({ id }) => wanted.has(id));
      return { ...partOf(shabad, []), ang: verses[0]?.ang ?? shabad.ang, verses };
    });
    return { parts, path: pathOf(shabadIds, ids) };
  },

  async ang({ url, api }, includes) {
    const source = (url.searchParams.get('source') ?? 'G').toUpperCase();
    const ang = parseAng(url.searchParams.get('ang') ?? '');
    if (ang === null || !isSourceId(source)) return null;
    const page = await api.getAng(source, ang, includes);
    // Beyond the last ang the API returns the last one, but a frame must never show another ang than requested.
    if (page.ang !== ang) return null;
    return {
      parts: [
        { source: page.source, ang, verses: page.verses, withheld: page.withheld ?? [], highlights: [] },
      ],
      path: `/ang?ang=${String(ang)}${source === 'G' ? '' : `&source=${source}`}`,
    };
  },
};

/** Parses comma-separated ids; null if there are none, too many, or an invalid one. */
function parseIds<Id extends number>(text: string | null, parse: (text: string) => Id | null): Id[] | null {
  const ids = (text ?? '').split(',', MAX_IDS + 1).map((each) => parse(each.trim()));
  const valid = ids.filter((id) => id !== null);
  return valid.length === ids.length && ids.length <= MAX_IDS ? [...new Set(valid)] : null;
}

/** Looks up the shabads of verses, without repeats. */
async function findShabadIds(transport: ApiTransport, verses: readonly VerseId[]): Promise<ShabadId[]> {
  const { status, body } = await transport(
    `/v2/search-results/${verses.join(',')}?translations=&transliterations=`,
  );
  if (status >= 400) return [];
  const ids = SearchResponse.parse(body).verses.map(({ shabadId }) => parseShabadId(shabadId));
  return [...new Set(ids)].filter((id) => id !== null);
}

function partOf(shabad: Shabad, highlights: readonly VerseId[]): FoundPart {
  const { source, writer, raag, ang, verses, withheld = [] } = shabad;
  return { source, writer, raag, ang, verses, withheld, highlights };
}

function pathOf(ids: readonly ShabadId[], highlights: readonly VerseId[]): string {
  const highlight = highlights.length > 0 ? `&highlight=${highlights.join(',')}` : '';
  return `/shabad?id=${ids.join(',')}${highlight}`;
}

function textOf(
  { url, look, i18n }: FrameContext,
  found: Found,
  translators: readonly Translator[],
): FrameContent {
  const withheld = new Set(found.parts.flatMap((part) => part.withheld ?? []));
  const parts = found.parts.map(({ source, writer, raag, ang, verses, highlights }): FramePart => ({
    location: formatLocation(i18n, source, ang),
    names: [writer, raag].flatMap((name) => (name ? [nameOf(i18n, name)] : [])).filter(Boolean),
    verses,
    highlights,
  }));
  const [first] = parts;
  const line = first?.verses.find(({ id }) => first.highlights.includes(id)) ?? first?.verses[0];
  return {
    kind: 'text',
    title: [line?.unicode, first?.location].filter(Boolean).join(' - '),
    parts,
    credits: creditsOf(found, translators),
    withheld: translators.filter(({ key }) => withheld.has(key)).map(({ name }) => name),
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
  const hasScripts = parts.some(({ verses }) => verses.some((verse) => verse.transliterations.length > 0));
  return [
    ...[...names].map(([code, given]) => ({ code, names: given.join(', ') })),
    ...(hasScripts ? [{ code: 'scheme', names: 'Naad' }] : []),
  ];
}

/** Language prefixes of translator keys, which differ from ours for Punjabi. */
const CODES: Readonly<Record<EmbedTranslation, string>> = { en: 'en', pa: 'pu', es: 'es', hi: 'hi' };

/** Preferred translators if a language has several: the site's defaults. */
const DEFAULT_TRANSLATORS = ['en.ssk', 'pu.ss', 'es.sn', 'hi.ss'];

const SCRIPTS: Readonly<Record<EmbedScript, TransliterationScript>> = {
  latin: 'en',
  devanagari: 'hi',
  shahmukhi: 'ur',
  ipa: 'ipa',
};

/** Chooses what to request with the lines: one translator per language and source, if the source has one. */
function chooseIncludes(look: EmbedLook, translators: readonly Translator[]): VerseIncludes {
  const keys = look.translations.flatMap((language) => {
    const able = translators.filter(({ key }) => key.startsWith(`${CODES[language]}.`));
    return SOURCE_IDS.flatMap((source) => {
      const ofWork = able.filter(({ sourceIds }) => sourceIds.includes(source));
      const chosen = ofWork.find(({ key }) => DEFAULT_TRANSLATORS.includes(key)) ?? ofWork[0];
      return chosen ? [chosen.key] : [];
    });
  });
  return {
    translations: [...new Set(keys)],
    transliterations: look.scripts.map((script) => SCRIPTS[script]),
  };
}

/** Page names by source: `Ang` only in the Guru Granth Sahib; vaaran, pauris and kabits are numbered instead of paged. */
const PAGE_NAMES: Record<SourceId, MessageDescriptor> = {
  G: msg`Ang`,
  D: msg`Pannaa`,
  B: msg`Vaar`,
  S: msg`Pauree`,
  K: msg`Kabit`,
  A: msg`Pannaa`,
  N: msg`Pannaa`,
  R: msg`Pannaa`,
};

/** Returns a name in Gurmukhi for Punjabi, otherwise in English. */
function nameOf(
  { locale }: I18n,
  { english, unicode }: { readonly english: string | null; readonly unicode: string | null },
): string {
  return (locale === 'pa' ? (unicode ?? english) : (english ?? unicode)) ?? '';
}

/** Formats a location such as `Ang 917 of Sri Guru Granth Sahib Ji`. */
function formatLocation(i18n: I18n, source: SourceName, ang: number): string {
  const page = `${i18n._(PAGE_NAMES[source.id])} ${String(ang)}`;
  const work = nameOf(i18n, source);
  return i18n._(msg`${page} of ${work}`);
}
