/** Characters written before yielding: about 5 ms of processor time. */
const MAX_CHARACTERS_PER_TURN = 400_000;
/** Longer lists are written row by row. */
const MAX_SHORT_LIST_LENGTH = 16;
/** Maximum depth of long lists in a response: the lines of the shabads of a response. */
const MAX_DEPTH = 4;

/**
 * Serializes like `JSON.stringify`, in pieces and without blocking the event loop for a long list.
 * @param value data without custom `toJSON` methods
 * @param nextTurn resolves in a later turn of the event loop
 */
export async function jsonInTurns(value: unknown, nextTurn: () => Promise<void>): Promise<string[]> {
  const pieces: string[] = [];
  let writtenInTurn = 0;
  let piece = '';

  async function write(text: string): Promise<void> {
    piece += text;
    if (piece.length + writtenInTurn < MAX_CHARACTERS_PER_TURN) return;
    pieces.push(piece);
    piece = '';
    writtenInTurn = 0;
    await nextTurn();
  }

  async function writeList(list: readonly unknown[], depth: number): Promise<void> {
    let separator = '[';
    for (const item of list) {
      if (isLong(item, depth + 1)) {
        piece += separator;
        await writeLong(item, depth + 1);
      } else await write(separator + (JSON.stringify(item) ?? 'null'));
      separator = ',';
    }
    piece += ']';
  }

  async function writeObject(object: object, depth: number): Promise<void> {
    let separator = '{';
    for (const [name, field] of Object.entries(object) as [string, unknown][]) {
      if (isLong(field, depth + 1)) {
        piece += `${separator}${JSON.stringify(name)}:`;
        await writeLong(field, depth + 1);
      } else {
        const text = JSON.stringify(field) as string | undefined;
        if (text === undefined) continue;
        await write(`${separator}${JSON.stringify(name)}:${text}`);
      }
      separator = ',';
    }
    piece += '}';
  }

  const writeLong = (long: object, depth: number) =>
    Array.isArray(long) ? writeList(long, depth) : writeObject(long, depth);

  if (isLong(value)) await writeLong(value, 0);
  else piece = JSON.stringify(value) ?? 'null';
  return piece === '' ? pieces : [...pieces, piece];
}

/** True for a long list and for any value that contains one. */
export function isLong(value: unknown, depth = 0): value is object {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return false;
  if (Array.isArray(value))
    return value.length > MAX_SHORT_LIST_LENGTH || value.some((item) => isLong(item, depth + 1));
  return Object.values(value).some((field) => isLong(field, depth + 1));
}

/** Limits for parsed JSON. */
interface JsonBounds {
  /** Maximum nesting of lists and objects; 0 for a plain number. */
  readonly depth: number;
  /** Maximum number of values, including those in lists and objects. */
  readonly values: number;
}

/** True if parsed JSON is within the bounds. Iterative, so deep nesting can't overflow the stack. */
export function isBoundedJson(json: unknown, { depth, values }: JsonBounds): boolean {
  let level: unknown[] = [json];
  let seen = 0;
  for (let depthSeen = 0; level.length > 0; depthSeen += 1) {
    seen += level.length;
    if (seen > values) return false;
    const containers = level.filter((each): each is object => typeof each === 'object' && each !== null);
    if (containers.length > 0 && depthSeen === depth) return false;
    level = containers.flatMap((each): unknown[] => Object.values(each));
  }
  return true;
}
