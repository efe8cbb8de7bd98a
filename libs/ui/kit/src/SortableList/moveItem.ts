/**
 * A list with one of its items in another place; the others keep their order.
 *
 * @param from the index it has
 * @param to the index it gets
 * @returns a new list; the same order where an index is none of the list's
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  if (!(from in items) || !(to in items)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
