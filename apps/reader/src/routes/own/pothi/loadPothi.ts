import type { ApiClient, BaniVerse, Companions, Shabad } from '@naad/api-client';
import { type BaniId, parseBaniId, parseShabadId, type VerseId } from '@naad/gurbani-corpus';
import { type MultiViewItem, multiViewItem, type SharedItem } from '@naad/settings-schema';
import { loadShabads, orAbsent } from '../loadShabads.ts';

/** What a list has, with its text: in its order, each shabad once with all its lines of the list marked. */
export type PothiPart =
  | { readonly kind: 'shabad'; readonly shabad: Shabad; readonly highlights: readonly VerseId[] }
  | {
      readonly kind: 'bani';
      readonly id: BaniId;
      readonly unicode: string;
      readonly verses: readonly BaniVerse[];
    }
  | { readonly kind: 'slide'; readonly words: string };

export interface LoadedPothi {
  readonly parts: readonly PothiPart[];
  /** The items that this scripture has, with its own words. */
  readonly items: readonly MultiViewItem[];
  /** How many it does not have. */
  readonly missing: number;
}

/**
 * Looks up what a list says it has. Its own words of a line are never shown: somebody else may have written them.
 *
 * @throws what the API client throws
 */
export async function loadPothi(
  api: ApiClient,
  items: readonly SharedItem[],
  companions: Companions,
): Promise<LoadedPothi> {
  const ids = [...new Set(items.flatMap(({ shabadId }) => parseShabadId(shabadId ?? 0) ?? []))];
  const shabads = await loadShabads(api, ids, companions);
  const parts = new Map<string, PothiPart>();
  const found: MultiViewItem[] = [];
  for (const { id, shabadId } of items) {
    if (shabadId !== null) {
      const shabad = shabads.get(shabadId);
      const verse = shabad && lineOf(shabad, id);
      if (!shabad || !verse) continue;
      const key = `shabad ${String(shabadId)}`;
      const before = parts.get(key);
      const marked = before?.kind === 'shabad' ? before.highlights : [];
      const highlights = typeof id === 'number' ? [...marked, verse.id] : marked;
      parts.set(key, { kind: 'shabad', shabad, highlights });
      found.push(multiViewItem({ id, shabadId, verse: verse.unicode }));
    } else if (typeof id === 'string' && id.startsWith('slide:')) {
      const words = id.slice('slide:'.length);
      parts.set(id, { kind: 'slide', words });
      found.push(multiViewItem({ id, shabadId, verse: words }));
    } else if (typeof id === 'string') {
      const bani = await loadBani(api, id, companions);
      if (!bani) continue;
      parts.set(id, bani);
      found.push(multiViewItem({ id, shabadId, verse: bani.unicode }));
    }
  }
  return { parts: [...parts.values()], items: found, missing: items.length - found.length };
}

function lineOf(shabad: Shabad, id: SharedItem['id']) {
  const wanted = typeof id === 'number' ? id : shabad.titleVerseId;
  return shabad.verses.find((verse) => verse.id === wanted);
}

async function loadBani(api: ApiClient, id: string, companions: Companions) {
  const baniId = parseBaniId(id.slice('bani:'.length));
  const bani = baniId === null ? null : await orAbsent(api.getBani(baniId, companions));
  return bani && { kind: 'bani' as const, id: bani.id, unicode: bani.unicode, verses: bani.verses };
}
