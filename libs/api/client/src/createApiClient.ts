import type { Ang, BaniId, SearchType, Shabad, ShabadId, SourceId, VerseId } from '@naad/gurbani-model';
import {
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  AngResponse,
  type ApiTransport,
  BaniResponse,
  BanisResponse,
  CapabilitiesResponse,
  CeremonyResponse,
  DoodleResponse,
  HukamnamaDaysResponse,
  HukamnamaResponse,
  IndexResponse,
  KoshEntriesResponse,
  MultiShabadResponse,
  RaagsResponse,
  RehatChaptersResponse,
  RehatsResponse,
  SearchResponse,
  ShabadResponse,
  TrackResponse,
  WritersResponse,
} from '@naad/api-contract';
import {
  baniFromWire,
  baniNameFromWire,
  ceremonyFromWire,
  chapterFromWire,
  chapterNameFromWire,
  type Doodle,
  doodleFromWire,
  hukamnamaDaysFromWire,
  hukamnamaFromWire,
  indexEntryFromWire,
  meaningFromWire,
  type Track,
  trackFromWire,
} from './collectionsFromWire.ts';
import { createRecentCache, type RecentCache } from './createRecentCache.ts';
import {
  angFromWire,
  capabilitiesFromWire,
  searchFromWire,
  shabadFromWire,
  visraamSourceOf,
} from './fromWire.ts';
import { errorFromResponse } from './errorFromResponse.ts';
import { TransportError } from './httpTransport.ts';
import type {
  AmritKeertanChapter,
  AmritKeertanChapterName,
  AngPage,
  Bani,
  BaniName,
  CalendarDate,
  Capabilities,
  Ceremony,
  Hukamnama,
  HukamnamaDays,
  IndexEntry,
  Raag,
  RehatChapters,
  Rehats,
  SearchPage,
  VerseIncludes,
  WordMeaning,
  Writer,
} from './scripture.ts';

export interface SearchRequest {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all. */
  readonly source: SourceId | null;
  /** Null for all. */
  readonly writer: number | null;
  /** From 1. */
  readonly page: number;
  /** For auto-detect (type 8): true if Latin letters are Gurmukhi keys; detected from the text by default. */
  readonly isGurmukhi?: boolean;
  /** Only lines of this raag, by its id. */
  readonly raag?: number;
  /** Only lines of this text; an ang also needs its source. */
  readonly within?: SearchScope;
  /** Results on a page; by default 20. */
  readonly results?: number;
  /** True while the query is being typed: its last word may be unfinished. */
  readonly isUnfinished?: boolean;
  /** True to count the results by work, raag and writer. */
  readonly hasFacets?: boolean;
  /** True to search with auto-detect if the type finds nothing. */
  readonly hasInstead?: boolean;
}

/** A text to search in, by its id or number. */
export interface SearchScope {
  readonly type: 'shabad' | 'bani' | 'ang';
  readonly id: number;
}

/**
 * The verse API. Every call may throw an `ApiError` (refused) or a {@link TransportError} (no usable
 * response).
 */
export interface ApiClient {
  /** Shabads in the order requested. */
  getShabads(ids: readonly ShabadId[], includes: VerseIncludes): Promise<Shabad[]>;
  getAng(source: SourceId, ang: Ang, includes: VerseIncludes): Promise<AngPage>;
  search(request: SearchRequest, includes: VerseIncludes): Promise<SearchPage>;
  /**
   * The hukamnama of a day, or the newest for null. Refused as `hukamnamaNotFound`, or `featureAbsent`
   * without a source.
   */
  getHukamnama(date: CalendarDate | null, includes: VerseIncludes): Promise<Hukamnama>;
  /** The nearest days that have a hukamnama, beside a day that may have none. */
  getHukamnamaDays(date: CalendarDate): Promise<HukamnamaDays>;
  getBanis(): Promise<BaniName[]>;
  /** A bani with the lines of all its lengths. */
  getBani(id: BaniId, includes: VerseIncludes): Promise<Bani>;
  /** Refused as `ceremonyNotFound`. */
  getCeremony(id: number, includes: VerseIncludes): Promise<Ceremony>;
  /** The chapters; empty without a source, which the capabilities explain. */
  getAmritKeertanIndex(): Promise<AmritKeertanChapterName[]>;
  getAmritKeertanChapter(id: number): Promise<AmritKeertanChapter>;
  /** The codes of conduct; empty without a source, which the capabilities explain. */
  getRehats(): Promise<Rehats>;
  /** The chapter names of a code, or the requested chapter with its text. Refused as `chapterNotFound`. */
  getRehatChapters(rehat: number, chapter?: number): Promise<RehatChapters>;
  /**
   * The meanings of a word as spelled in the line; empty if the dictionary lacks it. With `elsewhere`, `uses` leave out
   * that verse.
   */
  lookUpWord(word: string, elsewhere?: VerseId): Promise<WordMeaning[]>;
  /** The sections of a work, in order. */
  getIndex(source: SourceId): Promise<IndexEntry[]>;
  /** The id of a random shabad of the Guru Granth Sahib. */
  getRandomShabadId(): Promise<ShabadId>;
  /** Requested once: writers don't change while a deployment runs. */
  getWriters(): Promise<readonly Writer[]>;
  /** The raags of the Guru Granth Sahib; requested once, like the writers. */
  getRaags(): Promise<readonly Raag[]>;
  /** Requested once, like the writers. */
  getCapabilities(): Promise<Capabilities>;
  /** The recording of a shabad, or null. Call only if the capabilities have recordings. */
  getShabadTrack(id: ShabadId): Promise<Track | null>;
  /** The recording of a day's hukamnama, or null. */
  getHukamnamaTrack(date: CalendarDate): Promise<Track | null>;
  /**
   * Sends a request that only one page needs, with that page's response schema. `path` is that of {@link
   * ApiTransport}.
   */
  request<Output>(path: string, schema: Schema<Output>): Promise<Output>;
  /** Like `request`, as a `POST` of a body: forms without JavaScript, which the server sends for their page. */
  send<Output>(path: string, body: object, schema: Schema<Output>): Promise<Output>;
  /** The drawing for the day, or null. Call only if the capabilities have drawings. */
  getDoodle(): Promise<Doodle | null>;
}

interface Schema<Output> {
  safeParse(input: unknown): { success: true; data: Output } | { success: false; error: Error };
}

/** Responses that don't change while a deployment runs, cached by the caller. */
export interface ApiConstants {
  writers: Promise<readonly Writer[]> | null;
  raags: Promise<readonly Raag[]> | null;
  capabilities: Promise<Capabilities> | null;
  /** Recently read banis, keyed by request path. */
  readonly banis: RecentCache<Bani>;
}

/** Enough for the banis read at one time of day, in their readers' languages. */
const MAX_CACHED_BANIS = 8;
const BANI_TTL_MS = 300_000;

export function createApiConstants(): ApiConstants {
  return {
    writers: null,
    raags: null,
    capabilities: null,
    banis: createRecentCache(MAX_CACHED_BANIS, BANI_TTL_MS),
  };
}

/**
 * @param transport calls the API over HTTP or in-process
 * @param constants cache of unchanging responses; clients of one deployment may share it
 */
export function createApiClient(transport: ApiTransport, constants = createApiConstants()): ApiClient {
  async function call<Output>(path: string, schema: Schema<Output>, sent?: object): Promise<Output> {
    const { status, body, isInProcess = false } = await transport(path, sent);
    if (status >= 400) throw errorFromResponse(status, body, path);
    if (isInProcess) return body as Output;
    const parsed = schema.safeParse(body);
    if (!parsed.success)
      throw new TransportError('malformed', `The response breaks the contract: ${path}`, parsed.error);
    return parsed.data;
  }

  const get = <Output>(path: string, schema: Schema<Output>) => call(path, schema);

  async function getWriters(): Promise<Writer[]> {
    const { rows } = await get('/v2/writers', WritersResponse);
    return rows
      .filter(({ WriterID }) => WriterID !== 0)
      .map(({ WriterID, WriterEnglish, WriterUnicode }) => ({
        id: WriterID,
        english: WriterEnglish,
        ...(WriterUnicode !== '' && { unicode: WriterUnicode }),
      }));
  }

  async function getRaags(): Promise<Raag[]> {
    const { rows } = await get('/v2/raags', RaagsResponse);
    return rows.map(({ RaagID, RaagEnglish, RaagUnicode }) => ({
      id: RaagID,
      english: RaagEnglish,
      unicode: RaagUnicode,
    }));
  }

  async function getCapabilities(): Promise<Capabilities> {
    return capabilitiesFromWire(await get('/capabilities', CapabilitiesResponse));
  }

  return {
    async getShabads(ids, includes) {
      const path = shabadsPath(ids, includes);
      if (ids.length === 1) return [shabadFromWire(await get(path, ShabadResponse), includes)];
      const { shabads } = await get(path, MultiShabadResponse);
      return shabads.map((shabad) => shabadFromWire(shabad, includes));
    },
    async getAng(source, ang, includes) {
      const path = `/v2/angs/${String(ang)}/${source}${queryOf(includesQuery(includes))}`;
      return angFromWire(await get(path, AngResponse), includes);
    },
    async search(request, includes) {
      const { query, type, source, writer, page, isGurmukhi, raag, within, results } = request;
      const options = {
        searchtype: String(type),
        ...(source !== null && { source }),
        ...(writer !== null && { writer: String(writer) }),
        page: String(page),
        fuzzy: '1',
        ...(isGurmukhi !== undefined && { isGurmukhi: isGurmukhi ? '1' : '0' }),
        ...(raag !== undefined && { raag: String(raag) }),
        ...(within && { [within.type]: String(within.id) }),
        ...(results !== undefined && { results: String(results) }),
        ...(request.isUnfinished && { unfinished: '1' }),
        ...(request.hasFacets && { facets: '1' }),
        ...(request.hasInstead && { instead: '1' }),
        ...includesQuery(includes),
      };
      const path = `/v2/search/${pathSegment(query)}${queryOf(options)}`;
      return searchFromWire(await get(path, SearchResponse), includes);
    },
    async getHukamnama(date, includes) {
      const day = date === null ? '' : `/${[date.year, date.month, date.day].map(String).join('/')}`;
      const path = `/v2/hukamnamas${day}${queryOf(includesQuery(includes))}`;
      return hukamnamaFromWire(await get(path, HukamnamaResponse), includes);
    },
    getHukamnamaDays: async (date) =>
      hukamnamaDaysFromWire(await get(`/hukamnama-days/${isoDate(date)}`, HukamnamaDaysResponse)),
    getBanis: async () => (await get('/v2/banis', BanisResponse)).map(baniNameFromWire),
    getBani(id, includes) {
      const path = `/v2/banis/${String(id)}${queryOf(includesQuery(includes))}`;
      return constants.banis.get(`${path} ${visraamSourceOf(includes)}`, async () =>
        baniFromWire(await get(path, BaniResponse), includes),
      );
    },
    async getCeremony(id, includes) {
      const path = `/ceremonies/${String(id)}${queryOf(includesQuery(includes))}`;
      return ceremonyFromWire(await get(path, CeremonyResponse), includes);
    },
    async getAmritKeertanIndex() {
      return (await get('/v2/amritkeertan', AmritKeertanResponse)).headers.map(chapterNameFromWire);
    },
    async getAmritKeertanChapter(id) {
      return chapterFromWire(
        id,
        await get(`/v2/amritkeertan/index/${String(id)}${queryOf(OWN_SCHEME)}`, AmritKeertanIndexResponse),
      );
    },
    async getRehats() {
      const { maryadas, source = null } = await get('/v2/rehats', RehatsResponse);
      return { rehats: maryadas.map(({ rehatID: id, rehatName: name }) => ({ id, name })), source };
    },
    async getRehatChapters(rehat, chapter) {
      const text = chapter === undefined ? '' : `/chapters/${String(chapter)}`;
      const { chapters, source = null } = await get(
        `/v2/rehats/${String(rehat)}${text}`,
        RehatChaptersResponse,
      );
      return {
        chapters: chapters.map(({ chapterID: id, chapterName: name, chapterContent: html = '' }) => ({
          id,
          name,
          html,
        })),
        source,
      };
    },
    async lookUpWord(word, elsewhere) {
      const query = elsewhere === undefined ? '' : queryOf({ elsewhere: String(elsewhere) });
      const path = `/v2/kosh/word/${pathSegment(word)}${query}`;
      return (await get(path, KoshEntriesResponse)).map(meaningFromWire);
    },
    async getIndex(source) {
      return (await get(`/index/${source}`, IndexResponse)).rows.map(indexEntryFromWire);
    },
    async getRandomShabadId() {
      const includes = { translations: [], transliterations: [] };
      const path = `/v2/random${queryOf(includesQuery(includes))}`;
      return shabadFromWire(await get(path, ShabadResponse), includes).id;
    },
    getWriters: () => memoize(constants, 'writers', getWriters),
    getRaags: () => memoize(constants, 'raags', getRaags),
    getCapabilities: () => memoize(constants, 'capabilities', getCapabilities),
    getShabadTrack: async (id) => trackFromWire(await get(`/audio/shabads/${String(id)}`, TrackResponse)),
    getHukamnamaTrack: async (date) =>
      trackFromWire(await get(`/audio/hukamnamas/${isoDate(date)}`, TrackResponse)),
    request: get,
    send: (path, body, schema) => call(path, schema, body),
    getDoodle: async () => doodleFromWire(await get('/doodle/', DoodleResponse)),
  };
}

/** API path of shabads. */
function shabadsPath(ids: readonly ShabadId[], includes: VerseIncludes): string {
  return `/v2/shabads/${ids.join(',')}${queryOf(includesQuery(includes))}`;
}

/** Our pages show the Naad scheme; the API's default is that of existing clients. */
const OWN_SCHEME = { transliterationScheme: 'naad' };

function includesQuery({ translations, transliterations }: VerseIncludes): Record<string, string> {
  return {
    translations: translations.join(','),
    transliterations: transliterations.join(','),
    ...(transliterations.length > 0 && OWN_SCHEME),
  };
}

function queryOf(options: Record<string, string>): string {
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `?${pairs.join('&')}`;
}

/**
 * Escapes a path segment. A query of one or two dots would be resolved as a path step even if escaped, unless
 * a space follows it.
 */
function pathSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text}%20` : encodeURIComponent(text);
}

/** Caches a response, but not a failure. */
function memoize<Name extends 'writers' | 'raags' | 'capabilities'>(
  constants: ApiConstants,
  name: Name,
  load: () => Promise<Awaited<ApiConstants[Name]>>,
): NonNullable<ApiConstants[Name]> {
  const known = constants[name];
  if (known) return known;
  const answer = load() as NonNullable<ApiConstants[Name]>;
  constants[name] = answer;
  answer.catch(() => {
    if (constants[name] === answer) constants[name] = null;
  });
  return answer;
}

/**
 * Wraps a client for server rendering: it parses several long shabads without blocking the event loop.
 * @param nextTurn resolves in a later turn of the event loop
 */
export function paceClient(client: ApiClient, nextTurn: () => Promise<void>): ApiClient {
  return {
    ...client,
    async getShabads(ids, includes) {
      if (ids.length === 1) return client.getShabads(ids, includes);
      const { shabads } = await client.request(shabadsPath(ids, includes), MultiShabadResponse);
      const read: Shabad[] = [];
      for (const shabad of shabads) {
        if (read.length > 0) await nextTurn();
        read.push(shabadFromWire(shabad, includes));
      }
      return read;
    },
  };
}

/** Formats a date as `YYYY-MM-DD`. */
function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
