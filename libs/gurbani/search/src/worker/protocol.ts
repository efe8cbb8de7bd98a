import {
  isSourceId,
  type MatchReason,
  MAX_QUERY_LENGTH,
  SEARCH_TYPE_LIST,
  type SearchTypeName,
  type ShabadId,
  type TranslationText,
  type TransliterationText,
  type VerseId,
} from '@naad/gurbani-model';
import type { SearchFilter } from '../search.ts';

/**
 * Messages between a page and its search worker. The two may be of different builds: unknown messages are refused,
 * never guessed at.
 */

/** A search request. */
export interface LocalQuery {
  readonly kind: SearchTypeName;
  readonly text: string;
  /** For auto-detection: true if Latin letters are Gurmukhi keys; missing to detect that too. */
  readonly isGurmukhi?: boolean;
  readonly filter: SearchFilter;
  /** Maximum number of lines, or of shabads for a question. */
  readonly limit: number;
}

/** A found line in the shape of a suggestion, the same as the API client's. */
export interface LocalVerse {
  readonly id: VerseId;
  readonly shabadId: ShabadId;
  readonly unicode: string;
  /** Only translations with matching words. */
  readonly translations: readonly TranslationText[];
  /** In Latin letters, if the search was by these. */
  readonly transliterations: readonly TransliterationText[];
  readonly matches: readonly MatchReason[];
}

export interface LocalResults {
  readonly total: number;
  readonly verses: readonly LocalVerse[];
  /** Translators of these translations. */
  readonly translators: readonly { readonly key: string; readonly name: string }[];
}

/** The id identifies the request; its answer has the same id. */
export type PageToWorker =
  | { readonly type: 'search'; readonly id: number; readonly query: LocalQuery }
  /** Opens the packs of a kind of search in advance. */
  | { readonly type: 'prepare'; readonly id: number; readonly kind: SearchTypeName }
  /** Cancels a request: it gets no answer unless one was already sent. */
  | { readonly type: 'cancel'; readonly id: number };

export type WorkerToPage =
  | { readonly type: 'found'; readonly id: number; readonly results: LocalResults }
  | { readonly type: 'prepared'; readonly id: number }
  /** The id is null if the message couldn't be read. */
  | { readonly type: 'failed'; readonly id: number | null; readonly error: LocalSearchErrorId };

/** One end of the channel: a wrapped `Worker`, its global scope, or a `MessagePort`. */
export interface LocalChannel {
  send(message: unknown): void;
  /** Called once; earlier messages aren't lost if the channel queues them. */
  receive(handle: (message: unknown) => void): void;
}

/** Maximum number of lines per request; a list as long as the scripture would freeze a phone. */
const MAX_RESULTS = 100;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isKind = (value: unknown): value is SearchTypeName =>
  SEARCH_TYPE_LIST.some(({ name }) => name === value);
const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value);

function readFilter(value: unknown): SearchFilter | null {
  const filter = fieldsOf(value);
  if (!filter) return null;
  const { source = null, writer = null, raag = null, ang = null } = filter;
  if (source !== null && (typeof source !== 'string' || !isSourceId(source))) return null;
  if (!isCountOrNull(writer) || !isCountOrNull(raag) || !isCountOrNull(ang)) return null;
  return { source, writer, raag, ang };
}

function readQuery(value: unknown): LocalQuery | null {
  const query = fieldsOf(value);
  const filter = readFilter(query?.['filter']);
  if (!query || !filter) return null;
  const { kind, text, limit, isGurmukhi } = query;
  if (!isKind(kind) || typeof text !== 'string' || text.length > MAX_QUERY_LENGTH) return null;
  if (!isCount(limit) || limit < 1 || limit > MAX_RESULTS) return null;
  if (isGurmukhi !== undefined && typeof isGurmukhi !== 'boolean') return null;
  return { kind, text, filter, limit, ...(isGurmukhi !== undefined && { isGurmukhi }) };
}

/** Parses a message to the worker; null if it isn't of this protocol. */
export function readPageToWorker(value: unknown): PageToWorker | null {
  const message = fieldsOf(value);
  if (!message || !isCount(message['id'])) return null;
  const { type, id } = message;
  if (type === 'cancel') return { type, id };
  if (type === 'prepare' && isKind(message['kind'])) return { type, id, kind: message['kind'] };
  const query = type === 'search' ? readQuery(message['query']) : null;
  return query && { type: 'search', id, query };
}

function isReason(value: unknown): value is MatchReason {
  const reason = fieldsOf(value);
  return (
    typeof reason?.['how'] === 'string' && Array.isArray(reason['words']) && reason['words'].every(isCount)
  );
}

function isVerse(value: unknown): value is LocalVerse {
  const verse = fieldsOf(value);
  if (!verse || !isCount(verse['id']) || !isCount(verse['shabadId'])) return false;
  const { unicode, translations, transliterations, matches } = verse;
  return (
    typeof unicode === 'string' &&
    Array.isArray(transliterations) &&
    transliterations.every((each) => areStrings(fieldsOf(each), ['script', 'lang', 'text'])) &&
    Array.isArray(matches) &&
    matches.every(isReason) &&
    Array.isArray(translations) &&
    translations.every((each) => areStrings(fieldsOf(each), ['key', 'lang', 'text']))
  );
}

function areStrings(fields: Fields | null, names: readonly string[]): boolean {
  return fields !== null && names.every((name) => typeof fields[name] === 'string');
}

function isResults(value: unknown): value is LocalResults {
  const results = fieldsOf(value);
  if (!results || !isCount(results['total'])) return false;
  const { verses, translators } = results;
  return (
    Array.isArray(verses) &&
    verses.every(isVerse) &&
    Array.isArray(translators) &&
    translators.every((each) => areStrings(fieldsOf(each), ['key', 'name']))
  );
}

/** Parses a message from the worker; null if it isn't of this protocol. */
export function readWorkerToPage(value: unknown): WorkerToPage | null {
  const message = fieldsOf(value);
  if (!message) return null;
  const { type, id, results, error } = message;
  if (type === 'failed' && (id === null || isCount(id)) && isLocalSearchErrorId(error)) {
    return { type, id, error };
  }
  if (!isCount(id)) return null;
  if (type === 'prepared') return { type, id };
  return type === 'found' && isResults(results) ? { type, id, results } : null;
}

/**
 * Errors of search on the device. Callers match on `id`. `badMessage`: not of this protocol, as from an older page
 * with a newer worker; `packsMissing`: the packs aren't stored here, or belong to another version; `packsBroken`: they
 * are corrupt; `stopped`: the worker was stopped; `internal`: a bug.
 */
const LOCAL_SEARCH_ERRORS = {
  badMessage: 'The search worker received an unknown message.',
  packsMissing: 'The packs for this search are not stored on this device.',
  packsBroken: 'The search packs on this device are damaged.',
  stopped: 'The search worker has stopped.',
  internal: 'Something went wrong in the search worker.',
} as const;
export type LocalSearchErrorId = keyof typeof LOCAL_SEARCH_ERRORS;

/** Thrown on both sides of the channel; only `id` crosses it. */
export class LocalSearchError extends Error {
  override readonly name = 'LocalSearchError';
  readonly id: LocalSearchErrorId;

  constructor(id: LocalSearchErrorId, detail?: string) {
    super(detail ?? LOCAL_SEARCH_ERRORS[id]);
    this.id = id;
  }
}

function isLocalSearchErrorId(text: unknown): text is LocalSearchErrorId {
  return typeof text === 'string' && Object.hasOwn(LOCAL_SEARCH_ERRORS, text);
}
