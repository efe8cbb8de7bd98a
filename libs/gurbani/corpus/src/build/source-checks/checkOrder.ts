import type { SourceLine } from '../sourceDatabase.ts';
import { type SourceFinding, sourceFinding } from './sourceFinding.ts';

/** Finds lines that the source places on an earlier page, or higher on the page, than the line before them. */
export function checkOrder(lines: readonly SourceLine[]): SourceFinding[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before?.sourceId !== line.sourceId || isInOrder(before, line)) return [];
    return [sourceFinding('order', null, line, placeOf(line), `not before ${placeOf(before)}`)];
  });
}

function isInOrder(before: SourceLine, line: SourceLine): boolean {
  if (before.page !== line.page) return before.page < line.page;
  return (before.pageLine ?? 0) <= (line.pageLine ?? Infinity);
}

const placeOf = ({ page, pageLine }: SourceLine) =>
  pageLine === null ? `page ${String(page)}` : `page ${String(page)}, line ${String(pageLine)}`;
