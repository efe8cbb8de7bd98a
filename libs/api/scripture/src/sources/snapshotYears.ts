import { type Day, dayOf, daysAfter } from './day.ts';
import type { ArchiveDay } from './hukamnamas.ts';

/**
 * Days by year. A text has an entry for each day from 1 January on, separated by spaces: the permanent ids joined by
 * `+`, a slash, and the numbers joined by `+`; `-` for a day that the archive lacks.
 */
export type SnapshotYears = Readonly<Record<string, string>>;

const MISSING = '-';

/** Encodes days; each year ends with its last known day. */
export function encodeDays(days: ReadonlyMap<Day, ArchiveDay>): SnapshotYears {
  const lastOfYear = new Map([...days.keys()].sort().map((day) => [day.slice(0, 4), day]));
  return Object.fromEntries(
    [...lastOfYear].map(([year, last]) => {
      const entries: string[] = [];
      for (let day = firstOfYear(year); day <= last; day = daysAfter(day, 1)) {
        const known = days.get(day);
        entries.push(known ? `${known.shabad_ids.join('+')}/${known.sttm2_ids.join('+')}` : MISSING);
      }
      return [year, entries.join(' ')];
    }),
  );
}

export function decodeDays(years: SnapshotYears): Map<Day, ArchiveDay> {
  const days = new Map<Day, ArchiveDay>();
  for (const [year, text] of Object.entries(years)) {
    let day = firstOfYear(year);
    for (const entry of text.split(' ')) {
      const [ids = '', numbers = ''] = entry.split('/');
      if (entry !== MISSING) {
        days.set(day, { shabad_ids: ids.split('+'), sttm2_ids: numbers.split('+').map(Number) });
      }
      day = daysAfter(day, 1);
    }
  }
  return days;
}

function firstOfYear(year: string): Day {
  const day = dayOf(Number(year), 1, 1);
  if (day === null) throw new Error(`${year} is no year.`);
  return day;
}
