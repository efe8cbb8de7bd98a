/** How long letters count as one word, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Finds an item by the letters it begins with, as they are typed. The same letter again goes on to the next item that
 * begins with it.
 *
 * @param now a clock in milliseconds
 */
export function createTypeahead(now: () => number) {
  let typed = '';
  let lastTime = Number.NEGATIVE_INFINITY;
  /** @returns the index of the item the letter leads to, or null where none begins so. */
  return (key: string, labels: readonly string[], index: number): number | null => {
    const letter = key.toLocaleLowerCase();
    const time = now();
    typed = (time - lastTime > PAUSE_MS ? '' : typed) + letter;
    lastTime = time;
    const isRepeated = [...typed].every((each) => each === letter);
    const wanted = isRepeated ? letter : typed;
    const start = isRepeated ? index + 1 : Math.max(index, 0);
    for (let step = 0; step < labels.length; step++) {
      const at = (start + step) % labels.length;
      if (labels[at]?.trim().toLocaleLowerCase().startsWith(wanted) === true) return at;
    }
    return null;
  };
}
