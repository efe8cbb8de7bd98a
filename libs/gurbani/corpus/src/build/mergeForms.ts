/** One line of two forms laid over each other, and in which of them it is recited. */
export interface MergedItem<T> {
  readonly item: T;
  readonly inShort: boolean;
  readonly inLong: boolean;
}

/**
 * Lays a short and a long form of a bani over each other: one list from which either form is read by leaving out what
 * is not in it, in its own order, nothing lost and nothing doubled that is not doubled in the form itself.
 * (A longest common subsequence; quadratic, and banis with two forms have some hundred lines.)
 */
export function mergeForms<T>(short: readonly T[], long: readonly T[]): MergedItem<T>[] {
  const width = long.length + 1;
  const common = new Uint32Array((short.length + 1) * width);
  const cell = (s: number, l: number): number => common[s * width + l] ?? 0;
  for (let s = short.length - 1; s >= 0; s--) {
    for (let l = long.length - 1; l >= 0; l--) {
      common[s * width + l] =
        short[s] === long[l] ? cell(s + 1, l + 1) + 1 : Math.max(cell(s + 1, l), cell(s, l + 1));
    }
  }
  const merged: MergedItem<T>[] = [];
  let s = 0;
  let l = 0;
  while (s < short.length || l < long.length) {
    if (s < short.length && l < long.length && short[s] === long[l]) {
      merged.push({ item: short[s++] as T, inShort: true, inLong: true });
      l++;
    } else if (l >= long.length || (s < short.length && cell(s + 1, l) >= cell(s, l + 1))) {
      merged.push({ item: short[s++] as T, inShort: true, inLong: false });
    } else {
      merged.push({ item: long[l++] as T, inShort: false, inLong: true });
    }
  }
  return merged;
}
