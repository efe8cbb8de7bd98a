/** A time of a recording as it is written everywhere, `3:05` or `1:00:09`, in the digits of the language. */
export function timeText(seconds: number, locale: string): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const format = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(value);
  const end = format(whole % 60, 2);
  return hours > 0 ? `${format(hours, 1)}:${format(minutes, 2)}:${end}` : `${format(minutes, 1)}:${end}`;
}
