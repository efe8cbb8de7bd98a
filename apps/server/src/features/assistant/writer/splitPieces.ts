/** An end of a sentence with what closes it: its quotation, and the numbers of lines it rests on. */
const END = /(?:[.!?।॥…]["”»’')]*(?:\s*\[[^\]\n]{0,40}\])*|["”»](?:\s*\[[^\]\n]{0,40}\])+)[.!?]?(?=\s)|\n/g;

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** Whether all quotations and brackets of a text are closed. */
function isClosed(text: string): boolean {
  return (
    count(text, /"/g) % 2 === 0 &&
    count(text, /[“„]/g) <= count(text, /”/g) &&
    count(text, /«/g) <= count(text, /»/g) &&
    count(text, /\[/g) <= count(text, /\]/g)
  );
}

/**
 * Takes finished pieces off the front of a text that is still being written: sentences, none broken in a quotation.
 *
 * @returns the pieces with the white space after them, and the rest that is not finished
 */
export function splitPieces(text: string): { readonly pieces: readonly string[]; readonly rest: string } {
  const pieces: string[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(END)) {
    let after = index + end.length;
    while (after < text.length && /\s/.test(text.charAt(after))) after++;
    // Numbers of lines may still follow, behind the end of the sentence.
    if (after >= text.length || text.charAt(after) === '[') continue;
    if (after <= start || !isClosed(text.slice(start, after))) continue;
    pieces.push(text.slice(start, after));
    start = after;
  }
  return { pieces, rest: text.slice(start) };
}
