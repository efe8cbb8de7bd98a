import { LIST_LIMIT, type MultiViewItem, parseItem } from './multiView.ts';
import { normalisePothiName } from './pothis.ts';

/**
 * A shared list: ids, but no words of scripture. The recipient looks the lines up in the scripture, so nobody can
 * share a line that isn't in it.
 */
export interface SharedPothi {
  readonly name: string;
  readonly items: readonly SharedItem[];
}

export type SharedItem = Pick<MultiViewItem, 'id' | 'shabadId'>;

/** Identifies a shared list file. */
const FORMAT = 'naad.pothi';
const VERSION = 1;

/** Maximum length of a shared slide. */
const SLIDE_LIMIT = 500;

/**
 * Formats a list as a URL fragment, which browsers don't send to servers: `1~name~items`. A line is `shabad.line`, a
 * shabad `shabad`, a bani `.` and its number, all in base 36; a slide is `!` and its text.
 */
export function formatPothiLink({ name, items }: SharedPothi): string {
  return [VERSION, escaped(normalisePothiName(name)), ...items.map(formatItem)].join('~');
}

function formatItem({ id, shabadId }: SharedItem): string {
  if (typeof id === 'number') return `${(shabadId ?? 0).toString(36)}.${id.toString(36)}`;
  if (shabadId !== null) return shabadId.toString(36);
  const [kind = '', rest = ''] = splitOnce(id, ':');
  return kind === 'bani' ? `.${Number(rest).toString(36)}` : `!${escaped(rest)}`;
}

/** Parses a URL fragment, with or without `#`; null if it isn't a list. Never throws. */
export function parsePothiLink(hash: string): SharedPothi | null {
  const [version, name, ...items] = hash.replace(/^#/, '').split('~');
  if (version !== String(VERSION) || name === undefined) return null;
  const title = unescaped(name);
  return title === null
    ? null
    : { name: normalisePothiName(title), items: validItems(items.map(parseLinkItem)) };
}

function parseLinkItem(text: string): unknown {
  if (text.startsWith('!')) {
    const words = unescaped(text.slice(1));
    return words === null ? null : { id: `slide:${words}`, shabadId: null };
  }
  if (!/^[\da-z]*(\.[\da-z]+)?$/.test(text)) return null;
  const [shabad = '', line] = text.split('.');
  const [shabadId, id] = [parseInt(shabad, 36), parseInt(line ?? '', 36)];
  if (shabad === '') return { id: `bani:${String(id)}`, shabadId: null };
  return line === undefined ? { id: `shabad:${String(shabadId)}`, shabadId } : { id, shabadId };
}

/** Formats a list as a file. The words of its lines are for human readers and looked up again on import. */
export function formatPothiFile(name: string, items: readonly MultiViewItem[]): string {
  const listed = items.map(({ id, shabadId, verse }) => ({ id, shabadId, verse }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name: normalisePothiName(name), items: listed }, null, 2)}\n`;
}

/** Parses a shared list file; null if it isn't one. Never throws. */
export function parsePothiFile(text: string): SharedPothi | null {
  try {
    const file = JSON.parse(text) as Record<string, unknown> | null;
    if (file?.['format'] !== FORMAT || file['version'] !== VERSION) return null;
    const { name, items } = file;
    if (typeof name !== 'string' || !Array.isArray(items)) return null;
    return { name: normalisePothiName(name), items: validItems(items) };
  } catch {
    return null;
  }
}

/** The distinct valid items, up to the list limit. */
function validItems(values: readonly unknown[]): SharedItem[] {
  const items = new Map<SharedItem['id'], SharedItem>();
  for (const value of values) {
    if (typeof value !== 'object' || value === null || items.size === LIST_LIMIT) continue;
    const { id, shabadId } = value as Partial<Record<keyof SharedItem, unknown>>;
    const slide = typeof id === 'string' && id.startsWith('slide:') ? id.slice('slide:'.length) : null;
    if (slide !== null && slide.length > SLIDE_LIMIT) continue;
    // A slide's text is known; a line's isn't yet.
    const item = parseItem({ id, shabadId, verse: slide ?? '…' });
    if (item) items.set(item.id, { id: item.id, shabadId: item.shabadId });
  }
  return [...items.values()];
}

/** Escapes `~` and drops lone surrogates, which no URL can contain. */
const escaped = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(/~/g, '%7E');

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}
