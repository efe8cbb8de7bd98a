/** A list, or null for one with nothing in it, so that the next source is asked. */
export function orNull<Item>(list: readonly Item[]): Item[] | null {
  return list.length === 0 ? null : [...list];
}
