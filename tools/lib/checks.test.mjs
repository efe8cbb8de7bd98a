import { describe, expect, test } from 'vitest';
import { CHECK_IDS, selectChecks } from './checks.mjs';
import { parseOnly } from './test-command.mjs';

describe('selectChecks and parseOnly', () => {
  test('select all checks by default, with the Nx targets combined', () => {
    expect(selectChecks([]).map(({ id }) => id)).toEqual([
      'format',
      'unused',
      'styles',
      'lint',
      'types',
      'unit,build',
      'size',
      'e2e',
    ]);
    expect(
      selectChecks([])
        .flatMap(({ id }) => id.split(','))
        .sort(),
    ).toEqual([...CHECK_IDS].sort());
  });

  test('run those that need no build beside the others', () => {
    expect(
      selectChecks([])
        .filter(({ isBeside }) => isBeside)
        .map(({ id }) => id),
    ).toEqual(['format', 'unused', 'styles', 'lint', 'types']);
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
