/** Yields to other work after each slice of work; one instance for all work of a response. */
export type Pace = () => Promise<void> | undefined;

/** Maps a list without blocking the event loop. A short list is mapped in one turn. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  pace: Pace,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    const turn = pace();
    if (turn) await turn;
  }
  return results;
}
