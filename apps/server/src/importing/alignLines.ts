/**
 * Aligns two versions of one passage by equal lines, in order. A pair is returned only if every longest alignment has
 * it, so a repeated line whose counterpart is uncertain has none.
 * @returns pairs of positions, ascending
 */
export function alignLines(theirs: readonly string[], ours: readonly string[]): [number, number][] {
  const width = ours.length + 1;
  const before = new Uint16Array((theirs.length + 1) * width);
  const after = new Uint16Array((theirs.length + 1) * width);
  const at = (table: Uint16Array, their: number, our: number) => table[their * width + our] ?? 0;
  const isEqual = (their: number, our: number) => theirs[their] !== '' && theirs[their] === ours[our];
  for (let their = 1; their <= theirs.length; their += 1) {
    for (let our = 1; our <= ours.length; our += 1) {
      before[their * width + our] = isEqual(their - 1, our - 1)
        ? at(before, their - 1, our - 1) + 1
        : Math.max(at(before, their - 1, our), at(before, their, our - 1));
    }
  }
  for (let their = theirs.length - 1; their >= 0; their -= 1) {
    for (let our = ours.length - 1; our >= 0; our -= 1) {
      after[their * width + our] = isEqual(their, our)
        ? at(after, their + 1, our + 1) + 1
        : Math.max(at(after, their + 1, our), at(after, their, our + 1));
    }
  }
  const longest = at(after, 0, 0);
  /** For each rank in an alignment, its only possible pair; null if there are several. */
  const pairs: ([number, number] | null | undefined)[] = [];
  for (let their = 0; their < theirs.length; their += 1) {
    for (let our = 0; our < ours.length; our += 1) {
      const rank = at(before, their, our);
      if (!isEqual(their, our) || rank + 1 + at(after, their + 1, our + 1) !== longest) continue;
      pairs[rank] = pairs[rank] === undefined ? [their, our] : null;
    }
  }
  return pairs.filter((pair) => pair !== null && pair !== undefined);
}
