import { describe, expect, test } from 'vitest';
import { failedTaskOutput, startedTask } from './nx.mjs';

const runs = [
  { projectName: '@naad/a', target: 'lint', status: 0 },
  { projectName: '@naad/b', target: 'lint', status: 1 },
];
const end = ['', ' NX   Running target lint for 2 projects failed', '', 'Failed tasks:', '- @naad/b:lint'];

describe('failedTaskOutput', () => {
  test('shows only the failed task if tasks ran one after the other', () => {
    const output = [
      '> nx run @naad/a:lint',
      '',
      'all is well',
      '',
      '> nx run @naad/b:lint',
      '',
      "1:1 error 'x' is never used",
      ...end,
    ];
    expect(failedTaskOutput(output.join('\n'), runs)).toBe(
      "> nx run @naad/b:lint\n1:1 error 'x' is never used",
    );
  });

  test('shows only the failed task if tasks ran in parallel', () => {
    const output = [
      '> nx run @naad/a:lint',
      '',
      '> nx run @naad/b:lint',
      '',
      '@naad/b: > eslint .',
      '@naad/a: all is well',
      "@naad/b: 1:1 error 'x' is never used",
      ...end,
    ];
    expect(failedTaskOutput(output.join('\n'), runs)).toBe(
      "> nx run @naad/b:lint\n> eslint .\n1:1 error 'x' is never used",
    );
  });

  test('shows a long output from the first error on', () => {
    const noise = Array.from({ length: 200 }, (_, line) => `step ${line}`);
    const output = ['> nx run @naad/b:lint', ...noise, 'Error: no such file', ...noise, ...end].join('\n');
    const shown = failedTaskOutput(output, runs).split('\n');
    expect(shown.slice(1, 4)).toEqual(['step 198', 'step 199', 'Error: no such file']);
    expect(shown.length).toBeLessThan(70);
  });
});

test('startedTask returns the task that starts on a line', () => {
  expect(startedTask('> nx run @naad/a:build  [local cache]')).toBe('@naad/a:build');
  expect(startedTask('@naad/a: > vite build')).toBeUndefined();
});
