import {
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  AngResponse,
  ApiError,
  type ApiTransport,
  BaniResponse,
  BanisResponse,
  CapabilitiesResponse,
  CeremonyResponse,
  DoodleResponse,
  ErrorResponse,
  HukamnamaResponse,
  IndexResponse,
  isApiErrorId,
  KoshEntriesResponse,
  MultiShabadResponse,
  RehatChaptersResponse,
  RehatsResponse,
  RelatedResponse,
  SearchResponse,
  type SearchType,
  ShabadResponse,
  TrackResponse,
  WritersResponse,
} from '@naad/api-contract';
import type { Ang, BaniId, ShabadId, SourceId, TransliterationScript } from '@naad/gurbani-corpus';
import {
  baniFromWire,
  baniNameFromWire,
  ceremonyFromWire,
  chapterFromWire,
  chapterNameFromWire,
  hukamnamaFromWire,
  indexEntryFromWire,
  meaningFromWire,
  relatedFromWire,
} from './collectionsFromWire.ts';
import { type Doodle, doodleFromWire } from './doodle.ts';
import { angFromWire, capabilitiesFromWire, searchFromWire, shabadFromWire } from './fromWire.ts';
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
  IndexEntry,
  RehatChapters,
  Rehats,
  RelatedShabad,
  SearchPage,
  Shabad,
  VisraamSource,
  WordMeaning,
  Writer,
} from './scripture.ts';
import { type KeptLately, keepLately } from './keepLately.ts';
import { type Track, trackFromWire } from './track.ts';
import { TransportError } from './TransportError.ts';

/** What to send along with the lines: nothing that is not shown is asked for. */
export interface Companions {
  /** Keys of translators, as `en.ssk`. */
  readonly translations: readonly string[];
  readonly transliterations: readonly TransliterationScript[];
  /** Whose pauses; those of the scripture itself (`sttm`) unless told. They come with every line. */
  readonly visraamSource?: VisraamSource;
}

export interface SearchRequest {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all. */
  readonly source: SourceId | null;
  /** Null for all. */
  readonly writer: number | null;
  /** From 1. */
  readonly page: number;
  /** For auto-detect (type 8): whether Latin letters are keys of Gurmukhi; left out, the text tells. */
  readonly isGurmukhi?: boolean;
}

/** The verse API. Every call may throw an `ApiError` (the API refuses) or a {@link TransportError} (no usable answer). */
export interface ApiClient {
  /** Shabads in the order asked for. */
  getShabads(ids: readonly ShabadId[], companions: Companions): Promise<Shabad[]>;
  getAng(source: SourceId, ang: Ang, companions: Companions): Promise<AngPage>;
  search(request: SearchRequest, companions: Companions): Promise<SearchPage>;
  /** That of a day, or the newest there is. Refused as `hukamnamaNotFound`, or `featureAbsent` without a source. */
  getHukamnama(date: CalendarDate | null, companions: Companions): Promise<Hukamnama>;
  getBanis(): Promise<BaniName[]>;
  /** A bani with the lines of all its lengths. */
  getBani(id: BaniId, companions: Companions): Promise<Bani>;
  /** Refused as `ceremonyNotFound`. */
  getCeremony(id: number, companions: Companions): Promise<Ceremony>;
  /** The chapters; none where there is no source for them, which the capabilities explain. */
  getAmritKeertanIndex(): Promise<AmritKeertanChapterName[]>;
  getAmritKeertanChapter(id: number): Promise<AmritKeertanChapter>;
  /** The codes of conduct; none where there is no source for them, which the capabilities explain. */
  getRehats(): Promise<Rehats>;
  /** The names of the chapters of a code, or with its text the one that is named. Refused as `chapterNotFound`. */
  getRehatChapters(rehat: number, chapter?: number): Promise<RehatChapters>;
  /** What a word of scripture means, as it stands in the line; empty where the dictionary does not have it. */
  lookUpWord(word: string): Promise<WordMeaning[]>;
  /** The nearest first, at most twenty. */
  getRelated(id: ShabadId): Promise<RelatedShabad[]>;
  /** What a work consists of, in its order. */
  getIndex(source: SourceId): Promise<IndexEntry[]>;
  /** The id of a shabad of the Guru Granth Sahib, another each time. */
  getRandomShabadId(): Promise<ShabadId>;
  /** Asked for once: writers do not change while a deployment runs. */
  getWriters(): Promise<readonly Writer[]>;
  /** Asked for once, like the writers. */
  getCapabilities(): Promise<Capabilities>;
  /** The recording of a shabad; null where there is none. To be asked for where the capabilities have any. */
  getShabadTrack(id: ShabadId): Promise<Track | null>;
  /** The recording of the hukamnama of a day, likewise. */
  getHukamnamaTrack(date: CalendarDate): Promise<Track | null>;
  /** For what only one page asks for, which brings its own schema of the answer. `path` as in {@link ApiTransport}. */
  ask<Output>(path: string, schema: Schema<Output>): Promise<Output>;
  /** The drawing for the day; null on a day without one. To be asked for where the capabilities have it. */
  getDoodle(): Promise<Doodle | null>;
}

interface Schema<Output> {
  safeParse(input: unknown): { success: true; data: Output } | { success: false; error: Error };
}

/** Answers that do not change while a deployment runs, kept for as long as their owner likes. */
export interface ApiConstants {
  writers: Promise<readonly Writer[]> | null;
  capabilities: Promise<Capabilities> | null;
  /** Those that were read lately, each with what was asked for beside its lines. */
  readonly banis: KeptLately<Bani>;
}

/** As many as are read at one time of the day, in the languages of their readers. */
const KEPT_BANIS = 8;
const BANI_FRESH_MS = 300_000;

export function makeApiConstants(): ApiConstants {
  return { writers: null, capabilities: null, banis: keepLately(KEPT_BANIS, BANI_FRESH_MS) };
}

/**
 * @param transport how to reach the API: over HTTP, or inside the process that serves it
 * @param constants where what never changes is remembered; several clients of one deployment may share it
 */
export function createApiClient(transport: ApiTransport, constants = makeApiConstants()): ApiClient {
  async function get<Output>(path: string, schema: Schema<Output>): Promise<Output> {
    const { status, body, isOwn = false } = await transport(path);
    if (status >= 400) throw refusal(status, body, path);
    if (isOwn) return body as Output;
    const parsed = schema.safeParse(body);
    if (!parsed.success)
      throw new TransportError('malformed', `Not what the contract says: ${path}`, parsed.error);
    return parsed.data;
  }

  async function getWriters(): Promise<Writer[]> {
    const { rows } = await get('/v2/writers', WritersResponse);
    return rows
      .filter(({ WriterID }) => WriterID !== 0)
      .map(({ WriterID, WriterEnglish }) => ({ id: WriterID, english: WriterEnglish }));
  }

  async function getCapabilities(): Promise<Capabilities> {
    return capabilitiesFromWire(await get('/capabilities', CapabilitiesResponse));
  }

  return {
    async getShabads(ids, companions) {
      const path = `/v2/shabads/${ids.join(',')}${queryOf(companionQuery(companions))}`;
      const pauses = pausesOf(companions);
      if (ids.length === 1) return [shabadFromWire(await get(path, ShabadResponse), pauses)];
      const { shabads } = await get(path, MultiShabadResponse);
      return shabads.map((shabad) => shabadFromWire(shabad, pauses));
    },
    async getAng(source, ang, companions) {
      const path = `/v2/angs/${String(ang)}/${source}${queryOf(companionQuery(companions))}`;
      return angFromWire(await get(path, AngResponse), pausesOf(companions));
    },
    async search({ query, type, source, writer, page, isGurmukhi }, companions) {
      const options = {
        searchtype: String(type),
        ...(source !== null && { source }),
        ...(writer !== null && { writer: String(writer) }),
        page: String(page),
        ...(isGurmukhi !== undefined && { isGurmukhi: isGurmukhi ? '1' : '0' }),
        ...companionQuery(companions),
      };
      const path = `/v2/search/${pathSegment(query)}${queryOf(options)}`;
      return searchFromWire(await get(path, SearchResponse), pausesOf(companions));
    },
    async getHukamnama(date, companions) {
      const day = date === null ? '' : `/${[date.year, date.month, date.day].map(String).join('/')}`;
      const path = `/v2/hukamnamas${day}${queryOf(companionQuery(companions))}`;
      return hukamnamaFromWire(await get(path, HukamnamaResponse), pausesOf(companions));
    },
    getBanis: async () => (await get('/v2/banis', BanisResponse)).map(baniNameFromWire),
    getBani(id, companions) {
      const path = `/v2/banis/${String(id)}${queryOf(companionQuery(companions))}`;
      const pauses = pausesOf(companions);
      return constants.banis.get(`${path} ${pauses}`, async () =>
        baniFromWire(await get(path, BaniResponse), pauses),
      );
    },
    async getCeremony(id, companions) {
      const path = `/ceremonies/${String(id)}${queryOf(companionQuery(companions))}`;
      return ceremonyFromWire(await get(path, CeremonyResponse), pausesOf(companions));
    },
    async getAmritKeertanIndex() {
      return (await get('/v2/amritkeertan', AmritKeertanResponse)).headers.map(chapterNameFromWire);
    },
    async getAmritKeertanChapter(id) {
      return chapterFromWire(
        id,
        await get(`/v2/amritkeertan/index/${String(id)}`, AmritKeertanIndexResponse),
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
    async lookUpWord(word) {
      return (await get(`/v2/kosh/word/${pathSegment(word)}`, KoshEntriesResponse)).map(meaningFromWire);
    },
    async getRelated(id) {
      return (await get(`/related/shabad/${String(id)}`, RelatedResponse)).rows.map(relatedFromWire);
    },
    async getIndex(source) {
      return (await get(`/index/${source}`, IndexResponse)).rows.map(indexEntryFromWire);
    },
    async getRandomShabadId() {
      const companions = { translations: [], transliterations: [] };
      const path = `/v2/random${queryOf(companionQuery(companions))}`;
      return shabadFromWire(await get(path, ShabadResponse), pausesOf(companions)).id;
    },
    getWriters: () => remember(constants, 'writers', getWriters),
    getCapabilities: () => remember(constants, 'capabilities', getCapabilities),
    getShabadTrack: async (id) => trackFromWire(await get(`/audio/shabads/${String(id)}`, TrackResponse)),
    async getHukamnamaTrack({ year, month, day }) {
      const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
      const path = `/audio/hukamnamas/${String(year)}-${mm ?? ''}-${dd ?? ''}`;
      return trackFromWire(await get(path, TrackResponse));
    },
    ask: get,
    getDoodle: async () => doodleFromWire(await get('/doodle/', DoodleResponse)),
  };
}

/** What the API says is wrong; anything else that answers with an error is no API. */
function refusal(status: number, body: unknown, path: string): Error {
  const parsed = ErrorResponse.safeParse(body);
  if (parsed.success && isApiErrorId(parsed.data.data.id)) {
    return new ApiError(parsed.data.data.id, parsed.data.data.error);
  }
  if (status === 429) return new ApiError('tooManyRequests');
  return new TransportError('malformed', `Answered ${String(status)} with no error of the contract: ${path}`);
}

function companionQuery({ translations, transliterations }: Companions): Record<string, string> {
  return { translations: translations.join(','), transliterations: transliterations.join(',') };
}

function pausesOf({ visraamSource = 'sttm' }: Companions): VisraamSource {
  return visraamSource;
}

function queryOf(options: Record<string, string>): string {
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `?${pairs.join('&')}`;
}

/** A query of one or two dots would be taken for a step up the path, escaped or not; a space after it is not. */
function pathSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text}%20` : encodeURIComponent(text);
}

/** Remembers the answer, and forgets a failure. */
function remember<Name extends 'writers' | 'capabilities'>(
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
