import { expect, it } from 'vitest';
import { createCostLimiter, OverBudgetError } from './costLimit.ts';

function limiterAt() {
  const clock = { ms: 0 };
  const limiter = createCostLimiter({ budgetMsPerMinute: 6_000, now: () => clock.ms });
  const retryAfter = (key: string): number | null => {
    try {
      limiter.assertWithinBudget(key);
      return null;
    } catch (error) {
      return error instanceof OverBudgetError ? error.retryAfterSeconds : NaN;
    }
  };
  return { limiter, clock, retryAfter };
}

it('a client is refused once it has spent its budget, and no other client is', () => {
  const { limiter, retryAfter } = limiterAt();
  for (let request = 0; request < 3; request++) limiter.charge('a', 1_999);
  expect(retryAfter('a')).toBeNull();
  limiter.charge('a', 103);
  expect(retryAfter('a')).toBe(1);
  expect(retryAfter('b')).toBeNull();
});

it('the budget recovers evenly, within the time stated in the refusal', () => {
  const { limiter, clock, retryAfter } = limiterAt();
  limiter.charge('a', 7_050);
  expect(retryAfter('a')).toBe(11);
  clock.ms = 10_000;
  expect(retryAfter('a')).toBe(1);
  clock.ms = 11_000;
  expect(retryAfter('a')).toBeNull();
  limiter.charge('a', 6_000);
  expect(retryAfter('a')).not.toBeNull();
});

it('after ten thousand other clients a debt is dropped, so memory stays bounded', () => {
  const { limiter, retryAfter } = limiterAt();
  limiter.charge('first', 60_000);
  expect(retryAfter('first')).toBe(540);
  for (let client = 0; client < 10_000; client++) limiter.charge(String(client), 1);
  expect(retryAfter('first')).toBeNull();
});

it('no client is refused if limits are off', () => {
  const limiter = createCostLimiter({ budgetMsPerMinute: null });
  limiter.charge('a', 1e9);
  expect(() => {
    limiter.assertWithinBudget('a');
  }).not.toThrow();
});
