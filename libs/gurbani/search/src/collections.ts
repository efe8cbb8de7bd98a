import type { LineIndex } from '@naad/gurbani-corpus';

/** Computes a value on first use and caches it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** First index in a sorted list that isn't before the target. */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A set of lines, returned in order. */
export function createSortedLineSet(lineCount: number) {
  const bits = new Uint32Array(Math.ceil(lineCount / 32));
  let size = 0;
  return {
    addAll(lines: ArrayLike<LineIndex>): void {
      for (let position = 0; position < lines.length; position++) {
        const line = lines[position] ?? 0;
        const word = line >>> 5;
        const before = bits[word] ?? 0;
        const after = before | (1 << (line & 31));
        if (after >>> 0 === before) continue;
        bits[word] = after;
        size++;
      }
    },
    inOrder(): Uint32Array {
      const lines = new Uint32Array(size);
      let position = 0;
      for (let word = 0; word < bits.length; word++) {
        for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
          lines[position++] = word * 32 + 31 - Math.clz32(rest & -rest);
        }
      }
      return lines;
    },
  };
}
