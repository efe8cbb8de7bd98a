import {
  AngResponse,
  ApiError,
  type ApiTransport,
  CapabilitiesResponse,
  DoodleResponse,
  ErrorResponse,
  isApiErrorId,
  MultiShabadResponse,
  SearchResponse,
  type SearchType,
  ShabadResponse,
  WritersResponse,
} from '@naad/api-contract';
import type { Ang, ShabadId, SourceId } from '@naad/gurbani-corpus';
import { type Doodle, doodleFromWire } from './doodle.ts';
import { angFromWire, capabilitiesFromWire, searchFromWire, shabadFromWire } from './fromWire.ts';
import type { AngPage, Capabilities, SearchPage, Shabad, Writer } from './scripture.ts';
import { TransportError } from './TransportError.ts';

/** What to send along with the lines: nothing that is not shown is asked for. */
export interface Companions {
  /** Keys of translators, as `en.ssk`. */
  readonly translations: readonly string[];
  readonly isTransliterated: boolean;
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
  /** The id of a shabad of the Guru Granth Sahib, another each time. */
  getRandomShabadId(): Promise<ShabadId>;
  /** Asked for once: writers do not change while a deployment runs. */
  getWriters(): Promise<readonly Writer[]>;
  /** Asked for once, like the writers. */
  getCapabilities(): Promise<Capabilities>;
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
}

export function makeApiConstants(): ApiConstants {
  return { writers: null, capabilities: null };
}

/**
 * @param transport how to reach the API: over HTTP, or inside the process that serves it
 * @param constants where what never changes is remembered; several clients of one deployment may share it
 */
export function createApiClient(transport: ApiTransport, constants = makeApiConstants()): ApiClient {
  async function get<Output>(path: string, schema: Schema<Output>): Promise<Output> {
    const { status, body } = await transport(path);
    if (status >= 400) throw refusal(status, body, path);
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
      if (ids.length === 1) return [shabadFromWire(await get(path, ShabadResponse))];
      return (await get(path, MultiShabadResponse)).shabads.map(shabadFromWire);
    },
    async getAng(source, ang, companions) {
      const path = `/v2/angs/${String(ang)}/${source}${queryOf(companionQuery(companions))}`;
      return angFromWire(await get(path, AngResponse));
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
      return searchFromWire(await get(`/v2/search/${pathSegment(query)}${queryOf(options)}`, SearchResponse));
    },
    async getRandomShabadId() {
      const companions = { translations: [], isTransliterated: false };
      const path = `/v2/random${queryOf(companionQuery(companions))}`;
      return shabadFromWire(await get(path, ShabadResponse)).id;
    },
    getWriters: () => remember(constants, 'writers', getWriters),
    getCapabilities: () => remember(constants, 'capabilities', getCapabilities),
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

function companionQuery({ translations, isTransliterated }: Companions): Record<string, string> {
  return { translations: translations.join(','), transliterations: isTransliterated ? 'en' : '' };
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
function remember<Name extends keyof ApiConstants>(
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
