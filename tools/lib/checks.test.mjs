import { describe, expect, test } from 'vitest';
import { CHECK_IDS, selectChecks } from './checks.mjs';
import { parseOnly } from './test-command.mjs';

describe('selectChecks and parseOnly', () => {
  test('select all checks by default', () => {
    expect(selectChecks([]).map(({ id }) => id)).toEqual(CHECK_IDS);
  });

  test('run those that need no build beside it, and the others afterwards', () => {
    const checks = selectChecks([]);
    expect(checks.filter(({ isBeside }) => isBeside).map(({ id }) => id)).toEqual([
      'format',
      'unused',
      'styles',
      'lint',
      'types',
    ]);
    expect(checks.filter(({ isBuild }) => isBuild).map(({ id }) => id)).toEqual(['build']);
  });

  test('select only the named checks, in the same order', () => {
    expect(selectChecks(['e2e', 'unit', 'styles']).map(({ id }) => id)).toEqual(['styles', 'unit', 'e2e']);
  });

  test.each([
    [[], []],
    [
      ['--only', 'unit,e2e'],
      ['unit', 'e2e'],
    ],
    [['--verbose', '--only=size'], ['size']],
  ])('parse %j as %j', (args, ids) => {
    expect(parseOnly(args)).toEqual(ids);
  });

  test.each([[['--only', 'speed']], [['--only']], [['--only=']]])(
    'reject %j with the list of checks',
    (args) => {
      expect(() => parseOnly(args)).toThrow(/^--only takes one or several of format, .*\.$/);
    },
  );
});
