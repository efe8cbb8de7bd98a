import { type BaniId, parseBaniId, parseShabadId, type Shabad, type VerseId } from '@naad/gurbani-model';
import type { ApiClient, BaniVerse, VerseIncludes } from '@naad/api-client';
import { type MultiViewItem, multiViewItem, type SharedItem } from '@naad/settings-schema';
import { loadShabads, nullIfAbsent } from '../loadShabads.ts';

/** An item of a pothi with its text. A shabad occurs once, with all its lines in the pothi highlighted. */
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
  /** The items that this site's scripture has, with its wording. */
  readonly items: readonly MultiViewItem[];
  /** Number of items that this site's scripture doesn't have. */
  readonly missing: number;
}

/**
 * Loads the texts of a pothi's items. The wording in a shared link is never shown, since anyone may have written it.
 *
 * @throws what the API client throws
 */
export async function loadPothi(
  api: ApiClient,
  items: readonly SharedItem[],
  includes: VerseIncludes,
): Promise<LoadedPothi> {
  const ids = [...new Set(items.flatMap(({ shabadId }) => parseShabadId(shabadId ?? 0) ?? []))];
  const shabads = await loadShabads(api, ids, includes);
  const parts = new Map<string, PothiPart>();
  const found: MultiViewItem[] = [];
  for (const { id, shabadId } of items) {
    if (shabadId !== null) {
      const shabad = shabads.get(shabadId);
      const verse = shabad && findLine(shabad, id);
      if (!shabad || !verse) continue;
      const key = `shabad ${String(shabadId)}`;
      const existing = parts.get(key);
      const highlighted = existing?.kind === 'shabad' ? existing.highlights : [];
      const highlights = typeof id === 'number' ? [...highlighted, verse.id] : highlighted;
      parts.set(key, { kind: 'shabad', shabad, highlights });
      found.push(multiViewItem({ id, shabadId, verse: verse.unicode }));
    } else if (typeof id === 'string' && id.startsWith('slide:')) {
      const words = id.slice('slide:'.length);
      parts.set(id, { kind: 'slide', words });
      found.push(multiViewItem({ id, shabadId, verse: words }));
    } else if (typeof id === 'string') {
      const bani = await loadBani(api, id, includes);
      if (!bani) continue;
      parts.set(id, bani);
      found.push(multiViewItem({ id, shabadId, verse: bani.unicode }));
    }
  }
  return { parts: [...parts.values()], items: found, missing: items.length - found.length };
}

function findLine(shabad: Shabad, id: SharedItem['id']) {
  const verseId = typeof id === 'number' ? id : shabad.titleVerseId;
  return shabad.verses.find(
    (verse) => verse.id === verseId || verse.aliases?.some((alias) => alias === verseId),
  );
}

async function loadBani(api: ApiClient, id: string, includes: VerseIncludes) {
  const baniId = parseBaniId(id.slice('bani:'.length));
  const bani = baniId === null ? null : await nullIfAbsent(api.getBani(baniId, includes));
  return bani && { kind: 'bani' as const, id: bani.id, unicode: bani.unicode, verses: bani.verses };
}
