import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./testing/faultyProcess.ts', import.meta.url));

function run(count: number) {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', program, String(count)], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

describe('unhandled errors', () => {
  it('are logged with their type and kind, and the process continues', () => {
    const { status, stdout } = run(2);
    expect([status, stdout.split('\n').at(-2)]).toEqual([0, 'alive']);
    expect(stdout).toMatch(/"err":\{"type":"Error","message":"forgotten".*"kind":"unhandledRejection"/);
    expect(stdout).toMatch(/"err":\{"type":"TypeError","message":"thrown".*"kind":"uncaughtException"/);
  });

  it('end the process if there are too many', () => {
    const { status, stdout } = run(20);
    expect(status).toBe(1);
    expect(stdout).not.toContain('alive');
  });
});
