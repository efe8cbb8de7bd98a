/** A line that a visitor put aside to see its shabad beside others. */
export interface MultiViewItem {
  /** Id of the verse; a list holds it once. */
  readonly id: number;
  readonly shabadId: number;
  /** The line in Unicode. */
  readonly verse: string;
  /** Path and query of the shabad with the line marked. */
  readonly url: string;
}

/** As many shabads as one page shows; a longer list could not be displayed. */
export const MULTI_VIEW_LIMIT = 50;

/** Version of the format. A list of another version is read as none until a migration for it is written. */
const VERSION = 1;

/** The line as an item of the list, which has nothing else that is known about it. */
export function multiViewItem({ id, shabadId, verse }: Omit<MultiViewItem, 'url'>): MultiViewItem {
  return { id, shabadId, verse, url: shabadsUrl([{ id, shabadId }]) };
}

/**
 * Path and query of one page that shows the shabads of all items in the order of the list, each line marked. A shabad of
 * several lines is shown once.
 */
export function shabadsUrl(items: readonly Pick<MultiViewItem, 'id' | 'shabadId'>[]): string {
  const shabads = new Set(items.map(({ shabadId }) => shabadId));
  return `/shabad?id=${[...shabads].join()}&highlight=${items.map(({ id }) => id).join()}`;
}

/** The list as text to be kept. */
export function formatMultiView(items: readonly MultiViewItem[]): string {
  return JSON.stringify({ version: VERSION, items });
}

/**
 * The list in a text that was kept, whoever wrote it. What is no item is left out, and of a verse the first stays; a text
 * that is no list gives none. Never throws.
 */
export function parseMultiView(kept: string | null): MultiViewItem[] {
  const items = new Map<number, MultiViewItem>();
  for (const { id, shabadId, verse } of keptItems(kept)) {
    if (items.size < MULTI_VIEW_LIMIT && isId(id) && isId(shabadId) && typeof verse === 'string' && verse) {
      // The address is made anew: a list from elsewhere leads nowhere else.
      if (!items.has(id)) items.set(id, multiViewItem({ id, shabadId, verse }));
    }
  }
  return [...items.values()];
}

function keptItems(kept: string | null): Partial<Record<keyof MultiViewItem, unknown>>[] {
  try {
    const list = JSON.parse(kept ?? '') as { version?: unknown; items?: unknown } | null;
    return list?.version === VERSION && Array.isArray(list.items) ? list.items.filter(Boolean) : [];
  } catch {
    return [];
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
