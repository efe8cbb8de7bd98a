/** What a visitor put aside to see it beside others: most often a line, by which its shabad is known. */
export interface MultiViewItem {
  /** Id of the verse, or what else it is: `shabad:3590`, `bani:2`, `slide:` with its words. A list holds it once. */
  readonly id: number | string;
  /** The shabad that is displayed; null for a bani and a slide. */
  readonly shabadId: number | null;
  /** The line in Unicode; the name of a bani; the words of a slide. */
  readonly verse: string;
  /** Path and query of the shabad with the line marked, or of the bani; empty for a slide, which has no page. */
  readonly url: string;
}

/** As many shabads as one page shows: a list takes no more, but keeps what two devices together have put into it. */
export const MULTI_VIEW_LIMIT = 50;

/** No list of a visitor's is as long. */
const MAX_KEPT = 1000;

/** Version of the format. A list of another version is read as none until a migration for it is written. */
const VERSION = 1;

/** The line as an item of the list, which has nothing else that is known about it. */
export function multiViewItem({ id, shabadId, verse }: Omit<MultiViewItem, 'url'>): MultiViewItem {
  const url = typeof id === 'string' && shabadId === null ? otherUrl(id) : shabadsUrl([{ id, shabadId }]);
  return { id, shabadId, verse, url };
}

const otherUrl = (id: string): string => (id.startsWith('bani') ? id.replace('bani:', '/sundar-gutka/') : '');

/**
 * Path and query of one page that shows the shabads of all items in the order of the list, each line marked. A shabad of
 * several lines is shown once.
 */
export function shabadsUrl(items: readonly Pick<MultiViewItem, 'id' | 'shabadId'>[]): string {
  const shabads = new Set(items.map(({ shabadId }) => shabadId));
  shabads.delete(null);
  const lines = items.map(({ id }) => id).filter(isId);
  return `/shabad?id=${[...shabads].join()}${lines.length > 0 ? `&highlight=${lines.join()}` : ''}`;
}

/** The list as text to be kept, with the id of the list under a name that it is; empty for that which everybody has. */
export function formatMultiView(items: readonly MultiViewItem[], list = ''): string {
  return JSON.stringify({ version: VERSION, items, list: list || undefined });
}

/** The id of the list under a name that was kept; empty where it has none. Never throws. */
export function parseListId(kept: string | null): string {
  const { list } = keptList(kept);
  return typeof list === 'string' ? list : '';
}

/**
 * The list in a text that was kept, whoever wrote it. What is no item is left out, and of a verse the first stays; a text
 * that is no list gives none. Never throws.
 */
export function parseMultiView(kept: string | null): MultiViewItem[] {
  const items = new Map<MultiViewItem['id'], MultiViewItem>();
  for (const each of keptItems(kept)) {
    const item = parseItem(each);
    if (item && items.size < MAX_KEPT && !items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/** A thing as an item of a list, whoever wrote it; null where it is none. Its address is made anew: it leads nowhere else. */
export function parseItem({
  id,
  shabadId,
  verse,
}: Partial<Record<keyof MultiViewItem, unknown>>): MultiViewItem | null {
  if (typeof verse !== 'string' || !verse) return null;
  if (isId(id)) return isId(shabadId) ? multiViewItem({ id, shabadId, verse }) : null;
  if (typeof id !== 'string') return null;
  const [, kind, number] = /^(shabad|bani):([1-9]\d{0,14})$/.exec(id) ?? [];
  if (!kind && id !== `slide:${verse}`) return null;
  return multiViewItem({ id, shabadId: kind === 'shabad' ? Number(number) : null, verse });
}

function keptItems(kept: string | null): Partial<Record<keyof MultiViewItem, unknown>>[] {
  const { items } = keptList(kept);
  return Array.isArray(items) ? items.filter(Boolean) : [];
}

function keptList(kept: string | null): { items?: unknown; list?: unknown } {
  try {
    const list = JSON.parse(kept ?? '') as { version?: unknown; items?: unknown; list?: unknown } | null;
    return list?.version === VERSION ? list : {};
  } catch {
    return {};
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
