import type { Browser } from '@playwright/test';

/** Lines of the scripture as a surface must show them, by verse id. */
export type ExpectedLines = ReadonlyMap<number, ExpectedLine>;

export interface ExpectedLine {
  readonly unicode: string;
  /** Legacy letters without pause marks, read from the source database. */
  readonly ascii: string;
}

/** A line that a surface shows otherwise. */
export interface Fault {
  readonly verseId: number;
  /** Text as shown; null for a line that is missing. */
  readonly shown: string | null;
}

export interface SurfaceReport {
  /** Distinct lines that were compared. */
  readonly lines: number;
  readonly faults: readonly Fault[];
  /** Why lines were not compared, or null. */
  readonly note: string | null;
}

export interface FidelityContext {
  readonly browser: Browser;
  /** Origin of the tested site, without a trailing slash. */
  readonly origin: string;
  readonly expected: ExpectedLines;
  readonly shabads: readonly CheckedShabad[];
}

export interface CheckedShabad {
  readonly id: number;
  readonly verseIds: readonly number[];
}

/** A place where people or programs meet the scripture. */
export interface Surface {
  readonly name: string;
  check(context: FidelityContext): Promise<SurfaceReport>;
}

/** A line as shown, in the order of the surface. */
export type ShownLine = readonly [verseId: number, text: string];

/**
 * Compares the lines of one text with those that it must have, in order.
 *
 * @param form the form of a line that the surface shows, such as the one without spaces
 */
export function compareLines(
  shown: readonly ShownLine[],
  verseIds: readonly number[],
  form: (verseId: number) => string,
): Fault[] {
  const faults: Fault[] = [];
  verseIds.forEach((verseId, place) => {
    const [id, text] = shown[place] ?? [];
    if (id !== verseId) faults.push({ verseId, shown: null });
    else if (text !== form(verseId)) faults.push({ verseId, shown: text ?? null });
  });
  for (const [verseId, text] of shown.slice(verseIds.length)) faults.push({ verseId, shown: text });
  return faults;
}
