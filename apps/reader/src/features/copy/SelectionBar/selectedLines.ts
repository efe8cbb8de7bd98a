/** Lines of which something is marked. */
export interface SelectedLines {
  /** Verse ids as they stand in the page, in its order. */
  readonly verseIds: readonly number[];
  /** Where the marked text is on the screen. */
  readonly rect: DOMRect;
}

/** The lines of the page of which the visitor has marked something; null where they have not. */
export function selectedLines(selection: Selection | null): SelectedLines | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (selection.toString().trim() === '') return null;
  const areas = [...document.querySelectorAll('[data-verse-area]')].filter((area) =>
    range.intersectsNode(area),
  );
  const verseIds = areas
    .flatMap((area) => [...area.querySelectorAll<HTMLElement>('[data-verse-id]')])
    .filter((line) => hasMarkedText(range, line))
    .map((line) => Number(line.dataset['verseId']));
  return verseIds.length === 0 ? null : { verseIds, rect: range.getBoundingClientRect() };
}

/** A line at whose edge the marked text only ends or begins is not one of them. */
function hasMarkedText(range: Range, line: HTMLElement): boolean {
  if (!range.intersectsNode(line)) return false;
  const common = document.createRange();
  common.selectNodeContents(line);
  if (range.compareBoundaryPoints(Range.START_TO_START, common) > 0)
    common.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, common) < 0)
    common.setEnd(range.endContainer, range.endOffset);
  return common.toString().trim() !== '';
}
