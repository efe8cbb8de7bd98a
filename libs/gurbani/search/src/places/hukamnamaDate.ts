import { nameSound } from './nameSound.ts';

/** Months by their English names, and as Panjabi and Hindi write these. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january|jan|janvari|janwari|janavri',
    'february|feb|farvari|farwari|phravri',
    'march|mar|maarach|maarch',
    'april|apr|aprail|aprel',
    'may|mai|maee',
    'june|jun',
    'july|jul|julai|julaee',
    'august|aug|agast|agasat',
    'september|sep|sept|satambar|sitambar|satanbar|sitanbar',
    'october|oct|aktubar|aktoobar',
    'november|nov|navambar|navanbar',
    'december|dec|dasambar|disambar|dasanbar|disanbar',
  ].flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);
/** Months by their consonants, for longer names spelled otherwise. */
const MONTH_SOUNDS: ReadonlyMap<string, number> = new Map(
  [...MONTHS].filter(([name]) => name.length > 5).map(([name, month]) => [nameSound(name).key, month]),
);

const TODAY = new Set(['today', 'todays', 'aaj', 'ajj', 'aj', 'daily', 'latest']);
const YESTERDAY = new Set(['yesterday', 'yesterdays', 'kal', 'kall', 'kalh']);
/** Small words, and words for the place where the hukamnama is taken. */
const NO_MEANING = new Set(
  'of the on for from date dated da daa di dee ka kaa ki kee sri darbar harmandir golden temple amritsar'.split(
    ' ',
  ),
);

const DAY_MS = 86_400_000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day that exists, as `YYYY-MM-DD`; null otherwise. */
function calendarDay(year: number, month: number, day: number): string | null {
  const text = `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(time) === text ? text : null;
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** The date that three numbers or a month's name give; day first, as in India, unless that is impossible. */
function dayOf(numbers: readonly number[], month: number | null, today: string | null): string | null {
  const [first = 0, second = 0, third] = numbers;
  if (month !== null) {
    if (numbers.length === 0 || numbers.length > 2) return null;
    const isYearFirst = first > 31;
    const day = isYearFirst ? second : first;
    const year = isYearFirst ? first : numbers[1];
    return year === undefined ? latestDay(month, day, today) : calendarDay(fullYear(year), month, day);
  }
  if (numbers.length === 2) return latestDay(second, first, today) ?? latestDay(first, second, today);
  if (third === undefined || numbers.length > 3) return null;
  if (first > 31) return calendarDay(first, second, third);
  const year = fullYear(third);
  return calendarDay(year, second, first) ?? calendarDay(year, first, second);
}

/** The last such day until today. */
function latestDay(month: number, day: number, today: string | null): string | null {
  if (today === null) return null;
  const year = Number(today.slice(0, 4));
  const thisYear = calendarDay(year, month, day);
  return thisYear !== null && thisYear <= today ? thisYear : calendarDay(year - 1, month, day);
}

/**
 * Reads the words beside “hukamnama” as a date.
 *
 * @param today `YYYY-MM-DD`, or null if it is unknown: then “yesterday” and days without a year are unknown too
 * @returns a date of null for today's, and null for words that are no date, or one after today
 */
export function hukamnamaDate(
  words: readonly string[],
  today: string | null,
): { readonly date: string | null } | null {
  const rest = words.filter((word) => !NO_MEANING.has(word) && !TODAY.has(word));
  if (rest.length === 0) return { date: null };
  if (rest.every((word) => YESTERDAY.has(word))) {
    return today === null ? null : { date: isoDay(Date.parse(`${today}T00:00:00Z`) - DAY_MS) };
  }
  const numbers: number[] = [];
  let month: number | null = null;
  for (const word of rest) {
    if (/^[0-9]+$/.test(word)) numbers.push(Number(word));
    else {
      const named = MONTHS.get(word) ?? MONTH_SOUNDS.get(nameSound(word).key);
      if (named === undefined || month !== null) return null;
      month = named;
    }
  }
  const date = dayOf(numbers, month, today);
  return date === null || (today !== null && date > today) ? null : { date };
}
