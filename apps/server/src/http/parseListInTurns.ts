import { ApiError } from '@naad/api-contract';
import { nextTurn } from './eventLoop.ts';

/** Bytes of JSON parsed before yielding: about 5 ms of processor time. */
const MAX_BYTES_PER_TURN = 400_000;
const MAX_ITEMS_PER_TURN = 2_000;
/** Maximum size of an item and of the text around the lists, in bytes: each is parsed in one turn. */
const MAX_PART_BYTES = 131_072;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

interface ListOptions {
  /** Parses JSON. */
  readonly parse: (json: string) => unknown;
  /** Maximum number of items in all lists together. */
  readonly maxItems: number;
}

/**
 * Parses a JSON object with long lists without blocking the event loop: the items of these lists are parsed
 * one by one.
 * @param json UTF-8
 * @throws ApiError `tooMany` for too many items, `badRequest` for one that is too long, and errors of `parse`
 */
export async function parseListInTurns(json: Buffer, { parse, maxItems }: ListOptions): Promise<unknown> {
  const lists: unknown[][] = [];
  /** The object with each list's items replaced by its index. */
  let skeleton = '';
  let skeletonEnd = 0;
  let items: unknown[] | null = null;
  let itemStart = 0;
  let itemCount = 0;
  let depth = 0;
  let isInString = false;
  let turn = { bytes: 0, items: 0 };

  const textOf = (from: number, to: number): string => {
    if (to - from > MAX_PART_BYTES) throw new ApiError('badRequest');
    return json.toString('utf8', from, to);
  };
  const takeItem = (end: number, list: unknown[]): void => {
    const item = textOf(itemStart, end);
    itemStart = end + 1;
    // An empty list has no item, which differs from a missing item.
    if (json[end] === CLOSE_LIST && list.length === 0 && item.trim() === '') return;
    itemCount += 1;
    if (itemCount > maxItems) throw new ApiError('tooMany');
    list.push(parse(item));
  };

  for (let at = 0; at < json.length; at += 1) {
    if (at - turn.bytes > MAX_BYTES_PER_TURN || itemCount - turn.items > MAX_ITEMS_PER_TURN) {
      await nextTurn();
      turn = { bytes: at, items: itemCount };
    }
    const byte = json[at];
    if (isInString) {
      if (byte === BACKSLASH) at += 1;
      else isInString = byte !== QUOTE;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) {
      if (depth === 2 && items) takeItem(at, items);
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth !== 2 || byte !== OPEN_LIST) continue;
      skeleton += textOf(skeletonEnd, at + 1);
      if (skeleton.length > MAX_PART_BYTES) throw new ApiError('badRequest');
      items = [];
      itemStart = at + 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (depth === 2 && items && byte === CLOSE_LIST) {
        takeItem(at, items);
        skeleton += String(lists.push(items) - 1);
        skeletonEnd = at;
        items = null;
      }
      depth -= 1;
    }
  }
  // An unterminated list leaves a skeleton that can't be parsed.
  const whole = parse(skeleton + textOf(items ? json.length : skeletonEnd, json.length));
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole;
  const fields = Object.entries(whole) as [string, unknown][];
  return Object.fromEntries(
    fields.map(([name, field]) => [name, Array.isArray(field) ? lists[Number(field[0])] : field]),
  );
}
