/**
 * Verse ids of the reference API whose lines are public, by its id: `nnbqkhh` finds 22188 on line 5 of ang 496. Each is
 * one line; nothing follows from them for other shabads.
 */
export const KNOWN_VERSE_IDS: ReadonlyMap<number, number> = new Map([
  [18_009, 675_737],
  [22_188, 1_582_610],
  [25_223, 973_162],
  [56_208, 950_883],
]);
