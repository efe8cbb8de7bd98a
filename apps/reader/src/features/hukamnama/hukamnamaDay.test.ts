import { describe, expect, it } from 'vitest';
import { compareDays, dayHref, dayOf, FIRST_DAY, isoDay, neighboursOf, parseDay } from './hukamnamaDay.ts';

const day = (text: string) => parseDay(text) ?? expect.unreachable(text);

describe('a day', () => {
  it.each([
    ['2024/1/31', '2024-01-31'],
    ['2024/01/31', '2024-01-31'],
    ['2024-01-31', '2024-01-31'],
    [' 2024-02-29 ', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
  ])('is parsed from %j', (text, iso) => {
    expect(isoDay(day(text))).toBe(iso);
  });

  it.each([
    '',
    '2023-02-29',
    '2024/13/1',
    '2024/0/1',
    '2024/1/0',
    '2024/4/31',
    '24/1/1',
    'today',
    '2024-1',
    '1/2/2024',
  ])('is not parsed from %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('has a page [B76]', () => {
    expect(dayHref(day('2024-01-31'))).toBe('/hukamnama?date=2024/1/31');
  });

  it('is that of the given clock', () => {
    expect(isoDay(dayOf(new Date(2024, 0, 31, 23, 59)))).toBe('2024-01-31');
  });

  it('is ordered by date', () => {
    expect(compareDays(day('2023-12-31'), day('2024-01-01'))).toBeLessThan(0);
    expect(compareDays(day('2024-02-01'), day('2024-01-31'))).toBeGreaterThan(0);
    expect(compareDays(FIRST_DAY, day('2002-01-01'))).toBe(0);
  });
});

describe('the neighbours of a day [B75]', () => {
  const beside = (text: string, today: string) => {
    const { previous, next } = neighboursOf(day(text), day(today));
    return [previous && isoDay(previous), next && isoDay(next)];
  };

  it.each([
    ['2024-03-01', '2026-11-21', ['2024-02-29', '2024-03-02']],
    ['2002-01-01', '2026-11-21', [null, '2002-01-02']],
    ['2002-01-02', '2026-11-21', ['2002-01-01', '2002-01-03']],
    ['2026-11-20', '2026-11-21', ['2026-11-19', '2026-11-21']],
    ['2026-11-21', '2026-11-21', ['2026-11-20', null]],
    // Today's hukamnama exists before the visitor's own day has begun.
    ['2026-11-22', '2026-11-21', ['2026-11-21', null]],
  ])('are found for %s if today is %s', (text, today, expected) => {
    expect(beside(text, today)).toEqual(expected);
  });
});
