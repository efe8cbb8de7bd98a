import { describe, expect, test } from 'vitest';
import { CHECK_IDS, selectChecks } from './checks.mjs';
import { parseOnly } from './test-command.mjs';

describe('which checks run', () => {
  test('all of them, what Nx runs in one call', () => {
    expect(selectChecks([]).map(({ id }) => id)).toEqual([
      'format',
      'unused',
      'styles',
      'lint,types,unit,build',
      'size',
      'e2e',
    ]);
    expect(
      selectChecks([])
        .flatMap(({ id }) => id.split(','))
        .sort(),
    ).toEqual([...CHECK_IDS].sort());
  });

  test('only those that are asked for, in the same order', () => {
    expect(selectChecks(['e2e', 'unit', 'styles']).map(({ id }) => id)).toEqual(['styles', 'unit', 'e2e']);
  });

  test.each([
    [[], []],
    [
      ['--only', 'unit,e2e'],
      ['unit', 'e2e'],
    ],
    [['--verbose', '--only=size'], ['size']],
  ])('%j asks for %j', (args, ids) => {
    expect(parseOnly(args)).toEqual(ids);
  });

  test.each([[['--only', 'speed']], [['--only']], [['--only=']]])('%j is refused with the list', (args) => {
    expect(() => parseOnly(args)).toThrow(/^--only takes one or several of format, .*\.$/);
  });
});
