import { describe, expect, test } from 'vitest';
import { CHECK_IDS, failedTaskOutput, selectChecks } from './checks.mjs';
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

test('of what Nx printed, the failed tasks are shown', () => {
  const output = [
    '',
    '> nx run @naad/a:lint',
    '',
    'all is well',
    '',
    '> nx run @naad/b:lint',
    '',
    "1:1 error 'x' is never used",
    '',
    ' NX   Running targets lint for 2 projects failed',
    '',
    'Failed tasks:',
  ].join('\n');
  const runs = [
    { projectName: '@naad/a', target: 'lint', status: 0 },
    { projectName: '@naad/b', target: 'lint', status: 1 },
  ];
  expect(failedTaskOutput(output, runs)).toBe("> nx run @naad/b:lint\n1:1 error 'x' is never used");
});
