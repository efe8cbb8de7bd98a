import { expect, test } from 'vitest';
import { createProgress } from './progress.mjs';

/** @param {{ isTTY?: boolean }} [options] */
function recorded({ isTTY = false } = {}) {
  let text = '';
  let clock = 0;
  const output = { isTTY, columns: 60, write: (/** @type {string} */ more) => (text += more) };
  const now = () => (clock += 1_500);
  return { output, now, text: () => text };
}

test('steps are numbered and timed', async () => {
  const { output, now, text } = recorded();
  const { step } = createProgress({ total: 2, output, now });
  expect(await step('Installing', () => 'installed')).toBe('installed');
  await step(
    'Building',
    () => false,
    (isGood) => isGood,
  );
  expect(text()).toBe(
    '  [1/2] Installing …\n✓ [1/2] Installing (1.5 s)\n  [2/2] Building …\n✗ [2/2] Building (1.5 s)\n',
  );
});

test('a step that throws is shown as failed, and its error is rethrown', async () => {
  const { output, now, text } = recorded();
  const { step } = createProgress({ total: 1, output, now });
  await expect(step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(text()).toContain('✗ [1/1] Building');
});

test('a terminal shows a single updated line that fits its width', async () => {
  const { output, now, text } = recorded({ isTTY: true });
  const { step } = createProgress({ total: 1, output, now });
  await step('Building everything that this very long title is about, and then some more', () => undefined);
  const drawn = text().split('\r\u001b[2K');
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn[1]?.length).toBeLessThan(60);
  expect(text().match(/\n/g)).toHaveLength(1);
});

function createFinish() {
  /** @type {(value?: unknown) => void} */
  let finish = () => undefined;
  const promise = new Promise((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

test('steps that run at the same time share the spinner, and end with a line each', async () => {
  const { output, now, text } = recorded({ isTTY: true });
  const { step } = createProgress({ total: 2, output, now });
  const { promise, finish } = createFinish();
  const linting = step('Linting', () => promise);
  await step('Building', () => undefined);
  finish();
  await linting;
  expect(text()).toMatch(/\[1\/2\] Linting \(\S+ s\) · \[2\/2\] Building/);
  expect(text().match(/✓ \[\d\/2\] \w+/g)).toEqual(['✓ [2/2] Building', '✓ [1/2] Linting']);
});
