/** Values that were asked for lately, by what was asked. */
export interface RecentValues<Value> {
  /** Whoever asks for a value keeps it here longer. */
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
}

interface Held<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/**
 * Keeps values as long as there is room for them; the one that was asked for longest ago goes first.
 *
 * @param maxBytes of all values together
 */
export function createRecentValues<Value>(maxBytes: number): RecentValues<Value> {
  // A map goes through its entries as they were put in: the first is the oldest.
  const held = new Map<string, Held<Value>>();
  let heldBytes = 0;

  function take(key: string): Held<Value> | undefined {
    const known = held.get(key);
    if (known && held.delete(key)) heldBytes -= known.bytes;
    return known;
  }

  function put(key: string, each: Held<Value>): void {
    held.set(key, each);
    heldBytes += each.bytes;
  }

  return {
    get(key) {
      const known = take(key);
      if (known) put(key, known);
      return known?.value;
    },
    set(key, value, bytes) {
      take(key);
      put(key, { value, bytes });
      for (const oldest of held.keys()) {
        if (heldBytes <= maxBytes) break;
        take(oldest);
      }
    },
  };
}
