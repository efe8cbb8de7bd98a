import { loadExpectedLines } from './fidelity/loadExpectedLines.ts';
import { SURFACES } from './fidelity/surfaces.ts';
import { expect, test } from './test.ts';

/** `npm run fidelity` compares every shabad. */
const EVERY = 1000;

test('every surface shows the lines of a sample of shabads letter for letter [T111]', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { expected, shabads } = await loadExpectedLines(EVERY);
  expect(shabads.length).toBeGreaterThan(10);
  for (const { name, check } of SURFACES) {
    const { lines, faults } = await check({ browser, origin: baseURL ?? '', expected, shabads });
    expect.soft(faults, name).toEqual([]);
    expect(lines, name).toBeGreaterThan(expected.size * 0.8);
  }
});
