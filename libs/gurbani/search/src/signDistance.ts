/**
 * How far two words are from each other: the signs and letters to add or take away (Levenshtein), never more than
 * `most`, so that a long text costs no more than a short one.
 */
export function signDistance(a: string, b: string, most = 12): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) >= most || Math.max(a.length, b.length) > 60) return most;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const distance = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(distance);
      if (distance < least) least = distance;
    }
    if (least >= most) return most;
    row = next;
  }
  return Math.min(most, row[b.length] ?? most);
}
