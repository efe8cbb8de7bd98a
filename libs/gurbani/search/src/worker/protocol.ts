import type { ShabadId, VerseId } from '@naad/gurbani-corpus';
import { isSourceId } from '@naad/gurbani-corpus';
import type { MatchReason, SearchFilter } from '../search.ts';
import { SEARCH_KINDS } from '../search.ts';
import type { LocalSearchErrorId } from './localSearchError.ts';
import { isLocalSearchErrorId } from './localSearchError.ts';

/**
 * What a page and the worker of its search say to each other. Both may be of different builds: what is not of this
 * protocol is refused, never guessed at.
 */

/** Ways of searching on a device: those of the engine, what the text seems to be meant as, and questions. */
const LOCAL_KINDS = [...SEARCH_KINDS, 'autoDetect', 'question'] as const;
export type LocalKind = (typeof LOCAL_KINDS)[number];

/** A search as the worker takes it. */
export interface LocalQuery {
  readonly kind: LocalKind;
  readonly text: string;
  /** In auto-detect whether Latin letters are keys of Gurmukhi; left out where the text shall tell. */
  readonly isGurmukhi?: boolean;
  readonly filter: SearchFilter;
  /** How many lines at most; of answers to a question, how many shabads. */
  readonly limit: number;
}

/** A found line, as a suggestion shows it: the shape that the client of the API gives. */
export interface LocalVerse {
  readonly id: VerseId;
  readonly shabadId: ShabadId;
  readonly unicode: string;
  /** Only those whose words were found. */
  readonly translations: readonly {
    readonly key: string;
    readonly lang: 'en' | 'es' | 'pa-Guru' | 'hi';
    readonly text: string;
  }[];
  /** In Latin letters, where they were searched by. */
  readonly transliterations: readonly {
    readonly script: 'en';
    readonly lang: 'pa-Latn';
    readonly text: string;
  }[];
  readonly matches: readonly MatchReason[];
}

export interface LocalResults {
  readonly total: number;
  readonly verses: readonly LocalVerse[];
  /** By whom the translations are. */
  readonly translators: readonly { readonly key: string; readonly name: string }[];
}

/** Every id is that of one request; the answer bears it. */
export type PageToWorker =
  | { readonly type: 'search'; readonly id: number; readonly query: LocalQuery }
  /** Opens what a kind of search needs, before it is asked for. */
  | { readonly type: 'prepare'; readonly id: number; readonly kind: LocalKind }
  /** Nobody waits for that any more: it is not answered unless it is already. */
  | { readonly type: 'cancel'; readonly id: number };

export type WorkerToPage =
  | { readonly type: 'found'; readonly id: number; readonly results: LocalResults }
  | { readonly type: 'prepared'; readonly id: number }
  /** The id is null where what was told could not be read. */
  | { readonly type: 'failed'; readonly id: number | null; readonly error: LocalSearchErrorId };

/** One end of the line between them: a `Worker`, its own global scope, or a `MessagePort`, wrapped. */
export interface LocalChannel {
  send(message: unknown): void;
  /** Called once; messages that came before are not lost where the line keeps them. */
  receive(take: (message: unknown) => void): void;
}

/** No suggestions are longer; a list that is as long as the scripture would stop a phone. */
const MOST_RESULTS = 100;
const MOST_CHARACTERS = 10_000;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isKind = (value: unknown): value is LocalKind => (LOCAL_KINDS as readonly unknown[]).includes(value);
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
  if (!isKind(kind) || typeof text !== 'string' || text.length > MOST_CHARACTERS) return null;
  if (!isCount(limit) || limit < 1 || limit > MOST_RESULTS) return null;
  if (isGurmukhi !== undefined && typeof isGurmukhi !== 'boolean') return null;
  return { kind, text, filter, limit, ...(isGurmukhi !== undefined && { isGurmukhi }) };
}

/** A message to the worker, or null where it is none of this protocol. */
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
    transliterations.every((each) => areTexts(fieldsOf(each), ['script', 'lang', 'text'])) &&
    Array.isArray(matches) &&
    matches.every(isReason) &&
    Array.isArray(translations) &&
    translations.every((each) => areTexts(fieldsOf(each), ['key', 'lang', 'text']))
  );
}

function areTexts(fields: Fields | null, names: readonly string[]): boolean {
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
    translators.every((each) => areTexts(fieldsOf(each), ['key', 'name']))
  );
}

/** A message of the worker, or null where it is none of this protocol. */
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
