/** An item of a visitor's list: usually a line, which represents its shabad. */
export interface MultiViewItem {
  /** Verse id, or `shabad:3590`, `bani:2`, or `slide:` with its text. Unique in a list. */
  readonly id: number | string;
  /** The displayed shabad, or null for a bani or slide. */
  readonly shabadId: number | null;
  /** The line in Unicode, the name of a bani, or the text of a slide. */
  readonly verse: string;
  /** Path and query of the shabad with the line highlighted, or of the bani; empty for a slide. */
  readonly url: string;
}

/** Maximum number of shabads on a page. */
export const MULTI_VIEW_LIMIT = 50;

/** Maximum number of items in a list. Adding stops here, but a merge of two devices' lists may be longer. */
export const LIST_LIMIT = 500;

/** Safety limit, longer than any real list. */
const MAX_STORED_ITEMS = 1000;

/** Version of the format. Lists of other versions are read as empty until a migration exists. */
const VERSION = 1;

/** Creates a list item from a line, dropping other fields. */
export function multiViewItem({ id, shabadId, verse }: Omit<MultiViewItem, 'url'>): MultiViewItem {
  const url = typeof id === 'string' && shabadId === null ? otherUrl(id) : shabadsUrl([{ id, shabadId }]);
  return { id, shabadId, verse, url };
}

const otherUrl = (id: string): string => (id.startsWith('bani') ? id.replace('bani:', '/sundar-gutka/') : '');

/**
 * Path and query of a page that shows the shabads of all items in list order, with each line highlighted. A shabad of
 * several lines appears once.
 */
export function shabadsUrl(items: readonly Pick<MultiViewItem, 'id' | 'shabadId'>[]): string {
  const shabads = new Set(items.map(({ shabadId }) => shabadId));
  shabads.delete(null);
  const lines = items.map(({ id }) => id).filter(isId);
  return `/shabad?id=${[...shabads].join()}${lines.length > 0 ? `&highlight=${lines.join()}` : ''}`;
}

/** Serialises a list for storage, with the id of its named list, or empty for the default list. */
export function formatMultiView(items: readonly MultiViewItem[], list = ''): string {
  return JSON.stringify({ version: VERSION, items, list: list || undefined });
}

/** The id of the named list in stored text, or empty. Never throws. */
export function parseListId(stored: string | null): string {
  const { list } = storedList(stored);
  return typeof list === 'string' ? list : '';
}

/**
 * Parses a stored list, possibly from an untrusted source. Drops invalid items and duplicates; anything else gives an
 * empty list. Never throws.
 */
export function parseMultiView(stored: string | null): MultiViewItem[] {
  const items = new Map<MultiViewItem['id'], MultiViewItem>();
  for (const each of storedItems(stored)) {
    const item = parseItem(each);
    if (item && items.size < MAX_STORED_ITEMS && !items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/** Validates an untrusted item; null if invalid. Its URL is rebuilt, so it can't lead elsewhere. */
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

function storedItems(stored: string | null): Partial<Record<keyof MultiViewItem, unknown>>[] {
  const { items } = storedList(stored);
  return Array.isArray(items) ? items.filter(Boolean) : [];
}

function storedList(stored: string | null): { items?: unknown; list?: unknown } {
  try {
    const list = JSON.parse(stored ?? '') as { version?: unknown; items?: unknown; list?: unknown } | null;
    return list?.version === VERSION ? list : {};
  } catch {
    return {};
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
