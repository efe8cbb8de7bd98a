import { expect, it } from 'vitest';
import { createDateNames } from './createDateNames.ts';

it('createDateNames uses the names of the locale', () => {
  const names = createDateNames('en');
  expect(names.full('2024-01-31')).toBe('Wednesday, January 31, 2024');
  expect(names.month('2024-01-31')).toBe('January 2024');
  expect(names.monthAlone(12)).toBe('December');
  expect(names.day('2024-01-05')).toBe('5');
  expect(names.weekdays(1)[0]).toEqual({ short: 'Mon', long: 'Monday' });
  expect(createDateNames('es').monthAlone(1)).toBe('enero');
});

it('createDateNames uses the Gregorian calendar for any locale', () => {
  expect(createDateNames('fa').month('2024-01-31')).toContain('ژانویه');
});

it('createDateNames uses the given names', () => {
  const names = createDateNames('en', {
    months: ['ਜਨਵਰੀ'],
    weekdays: ['ਐਤਵਾਰ', 'ਸੋਮਵਾਰ', 'ਮੰਗਲਵਾਰ', 'ਬੁੱਧਵਾਰ'],
    shortWeekdays: ['ਐਤ', 'ਸੋਮ'],
  });
  expect(names.full('2024-01-31')).toBe('ਬੁੱਧਵਾਰ, 31 ਜਨਵਰੀ 2024');
  expect(names.month('2024-01-31')).toBe('ਜਨਵਰੀ 2024');
  expect(names.monthAlone(1)).toBe('ਜਨਵਰੀ');
  expect(names.weekdays(0).slice(0, 2)).toEqual([
    { short: 'ਐਤ', long: 'ਐਤਵਾਰ' },
    { short: 'ਸੋਮ', long: 'ਸੋਮਵਾਰ' },
  ]);
});
