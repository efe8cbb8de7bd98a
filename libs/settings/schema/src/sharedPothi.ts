import { type MultiViewItem, MULTI_VIEW_LIMIT, parseItem } from './multiView.ts';
import { cutName } from './pothis.ts';

/**
 * A list that somebody passes on: what is in it, but no word of scripture. Whoever receives it looks the lines up in the
 * scripture itself, so that nobody can pass on a line that is not one.
 */
export interface SharedPothi {
  readonly name: string;
  readonly items: readonly SharedItem[];
}

export type SharedItem = Pick<MultiViewItem, 'id' | 'shabadId'>;

/** Says of a file what it is. */
const FORMAT = 'naad.pothi';
const VERSION = 1;

/** The longest slide that is passed on. */
const SLIDE_LIMIT = 500;

/**
 * A list as the end of an address, behind its `#`: a browser sends that to no server. `1~name~items`: a line is
 * `shabad.line`, a shabad `shabad`, a bani `.` and its number, all in base 36, a slide `!` and its words.
 */
export function formatPothiLink({ name, items }: SharedPothi): string {
  return [VERSION, escaped(cutName(name)), ...items.map(formatItem)].join('~');
}

function formatItem({ id, shabadId }: SharedItem): string {
  if (typeof id === 'number') return `${(shabadId ?? 0).toString(36)}.${id.toString(36)}`;
  if (shabadId !== null) return shabadId.toString(36);
  const [kind = '', rest = ''] = splitOnce(id, ':');
  return kind === 'bani' ? `.${Number(rest).toString(36)}` : `!${escaped(rest)}`;
}

/** What an address passes on, with its `#` or without; null where it is no list. Never throws. */
export function parsePothiLink(hash: string): SharedPothi | null {
  const [version, name, ...items] = hash.replace(/^#/, '').split('~');
  if (version !== String(VERSION) || name === undefined) return null;
  const title = unescaped(name);
  return title === null ? null : { name: cutName(title), items: shared(items.map(parseLinkItem)) };
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

/** A list as a file: the words of its lines are for people who open it, and are looked up again when it is read. */
export function formatPothiFile(name: string, items: readonly MultiViewItem[]): string {
  const listed = items.map(({ id, shabadId, verse }) => ({ id, shabadId, verse }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name: cutName(name), items: listed }, null, 2)}\n`;
}

/** What a file passes on; null where it is no list. Never throws. */
export function parsePothiFile(text: string): SharedPothi | null {
  try {
    const file = JSON.parse(text) as Record<string, unknown> | null;
    if (file?.['format'] !== FORMAT || file['version'] !== VERSION) return null;
    const { name, items } = file;
    if (typeof name !== 'string' || !Array.isArray(items)) return null;
    return { name: cutName(name), items: shared(items) };
  } catch {
    return null;
  }
}

/** What is an item, each once, and no more than a list takes. */
function shared(values: readonly unknown[]): SharedItem[] {
  const items = new Map<SharedItem['id'], SharedItem>();
  for (const value of values) {
    if (typeof value !== 'object' || value === null || items.size === MULTI_VIEW_LIMIT) continue;
    const { id, shabadId } = value as Partial<Record<keyof SharedItem, unknown>>;
    const slide = typeof id === 'string' && id.startsWith('slide:') ? id.slice('slide:'.length) : null;
    if (slide !== null && slide.length > SLIDE_LIMIT) continue;
    // The words are those of a slide, or not known yet.
    const item = parseItem({ id, shabadId, verse: slide ?? '…' });
    if (item) items.set(item.id, { id: item.id, shabadId: item.shabadId });
  }
  return [...items.values()];
}

/** Without what parts the items; half a character, which no address can hold, is left out. */
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
