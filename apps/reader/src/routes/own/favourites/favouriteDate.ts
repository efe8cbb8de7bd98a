/** When a favourite was made: `Nov 5 , 2026 | 7:05 PM`, in the words of a language, at the clock of the reader (behaviour 93). */
export function favouriteDate(date: Date, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const { month, day, year, hour, minute, dayPeriod } = parts;
  return `${month ?? ''} ${day ?? ''} , ${year ?? ''} | ${hour ?? ''}:${minute ?? ''} ${dayPeriod ?? ''}`.trim();
}
