import { describe, expect, it } from 'vitest';
import { checkReport, REPORT_LIMITS, REPORT_SUBJECTS, ReportRequest } from './report.ts';

const whole = { about: 'gurmukhi', correction: 'ੴ', source: '', contact: '' };

describe('a report of a mistake', () => {
  it.each([...REPORT_SUBJECTS, 'translation:en.ssk', 'translation:pu.gandaSingh'])(
    'may be about %s [T70]',
    (about) => {
      expect(checkReport({ ...whole, about })).toEqual({});
      expect(ReportRequest.safeParse({ form: 'x', about, correction: 'y' }).success).toBe(true);
    },
  );

  it.each([
    ['about', '', 'missing'],
    ['about', 'translation:', 'unknown'],
    ['about', 'translation:en.ssk\n', 'unknown'],
    ['correction', ' \n ', 'missing'],
    ['correction', 'x'.repeat(REPORT_LIMITS.correction + 1), 'tooLong'],
    ['source', 'x'.repeat(REPORT_LIMITS.source + 1), 'tooLong'],
    ['contact', 'x'.repeat(REPORT_LIMITS.contact + 1), 'tooLong'],
  ] as const)('names what is wrong with %s: %j [T70]', (field, text, problem) => {
    const texts = { ...whole, [field]: text };
    expect(checkReport(texts)).toEqual({ [field]: problem });
    expect(ReportRequest.safeParse({ form: 'x', ...texts }).success).toBe(false);
  });
});
