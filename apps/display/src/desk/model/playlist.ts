import type { ApiClient } from '@naad/api-client';
import { parseShabadId, type ShabadId } from '@naad/gurbani-model';
import { isGurmukhi, toAscii } from '@naad/gurbani-text';
import {
  formatPothiLink,
  parsePothiFile,
  parsePothiLink,
  parseSavedFile,
  type SharedItem,
  type SharedPothi,
} from '@naad/settings-schema';
import type { ContentKind } from '@naad/sync-protocol';
import type { Cover } from '../../presenter/presenter.ts';

/** An entry of a list: a text, opened at a line, or a slide. */
export type PlayEntry =
  | {
      readonly kind: ContentKind;
      readonly id: number;
      readonly verseId: number | null;
      /** Its line or name, from the scripture. */
      readonly unicode: string;
    }
  | { readonly kind: 'slide'; readonly unicode: string; readonly cover: Cover };

/** A list that is played on the screen, entry by entry. */
export interface Playlist {
  readonly name: string;
  readonly entries: readonly PlayEntry[];
  /** Index of the entry that was last on the screen; null before the first. */
  readonly at: number | null;
  /** The list as the fragment of a link, by which it is opened again. */
  readonly link: string;
}

/** Shabads per request. */
const BATCH = 20;
const NO_INCLUDES = { translations: [], transliterations: [] } as const;

/**
 * Looks up the entries of a shared list, which has ids but no words of scripture. What isn't in the scripture is left out.
 *
 * @throws TransportError if the API doesn't answer
 */
export async function loadPlaylist(client: ApiClient, shared: SharedPothi): Promise<Playlist> {
  const ids = [
    ...new Set(
      shared.items.flatMap(({ shabadId }) => (shabadId === null ? [] : (parseShabadId(shabadId) ?? []))),
    ),
  ];
  const shabads = new Map<number, Awaited<ReturnType<ApiClient['getShabads']>>[number]>();
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const shabad of await loadBatch(client, ids.slice(from, from + BATCH)))
      shabads.set(shabad.id, shabad);
  }
  const hasBanis = shared.items.some(({ id }) => typeof id === 'string' && id.startsWith('bani:'));
  const banis = hasBanis ? await client.getBanis() : [];

  function entryOf({ id, shabadId }: SharedItem): PlayEntry[] {
    if (typeof id === 'string' && id.startsWith('slide:')) {
      const unicode = id.slice('slide:'.length);
      const isOfGurmukhi = isGurmukhi(unicode) && !/[A-Za-z]/.test(unicode);
      const text = isOfGurmukhi ? toAscii(unicode) : unicode;
      return [{ kind: 'slide', unicode, cover: { text, isGurmukhi: isOfGurmukhi } }];
    }
    if (typeof id === 'string' && id.startsWith('bani:')) {
      const bani = banis.find((each) => each.id === Number(id.slice('bani:'.length)));
      return bani ? [{ kind: 'bani', id: bani.id, verseId: null, unicode: bani.unicode }] : [];
    }
    const shabad = shabadId === null ? undefined : shabads.get(shabadId);
    const verseId = typeof id === 'number' ? id : shabad?.titleVerseId;
    const verse = shabad?.verses.find((each) => each.id === verseId);
    return shabad && verse
      ? [{ kind: 'shabad', id: shabad.id, verseId: verse.id, unicode: verse.unicode }]
      : [];
  }

  return {
    name: shared.name,
    entries: shared.items.flatMap(entryOf),
    at: null,
    link: formatPothiLink(shared),
  };
}

/** Loads shabads together or, if one of them doesn't exist, each by itself. */
async function loadBatch(client: ApiClient, ids: readonly ShabadId[]) {
  try {
    return await client.getShabads(ids, NO_INCLUDES);
  } catch (error) {
    if (ids.length === 1) return [];
    const singly = await Promise.all(ids.map((id) => client.getShabads([id], NO_INCLUDES).catch(() => [])));
    const found = singly.flat();
    if (found.length === 0) throw error;
    return found;
  }
}

/** The list in a link of the reader or of the desk (`…/pothi#…`, `…/display#list=…`); null if there is none. */
export function parseListLink(text: string): SharedPothi | null {
  const fragment = text.trim().replace(/^[^#]*#/, '');
  return parsePothiLink(fragment.replace(/^list=/, ''));
}

/** The lists of a file that the reader exported: one shared list, or everything saved. Empty if it is another file. */
export function parseListFile(text: string): readonly SharedPothi[] {
  const shared = parsePothiFile(text);
  if (shared) return [shared];
  const saved = parseSavedFile(text);
  return 'lists' in saved ? saved.lists.filter(({ items }) => items.length > 0) : [];
}
