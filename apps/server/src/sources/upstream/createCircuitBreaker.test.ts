import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './createCircuitBreaker.ts';

function breaker() {
  const clock = { ms: 0 };
  const changes: boolean[] = [];
  const circuit = createCircuitBreaker({
    failures: 3,
    restMs: 1000,
    now: () => clock.ms,
    onChange: (isResting) => changes.push(isResting),
  });
  const fail = () => circuit.run(() => Promise.reject(new Error('down'))).catch((error: unknown) => error);
  const succeed = () => circuit.run(() => Promise.resolve('up'));
  return { clock, changes, circuit, fail, succeed };
}

describe('createCircuitBreaker', () => {
  it('runs every task while the source works', async () => {
    const { succeed, fail, changes } = breaker();
    for (let round = 0; round < 5; round += 1) {
      await fail();
      await fail();
      expect(await succeed()).toBe('up');
    }
    expect(changes).toEqual([]);
  });

  it('pauses a failing source, then allows one trial', async () => {
    const { clock, changes, circuit, fail, succeed } = breaker();
    for (let round = 0; round < 3; round += 1) expect(await fail()).toMatchObject({ message: 'down' });
    expect(changes).toEqual([true]);
    await expect(succeed()).rejects.toMatchObject({ reason: 'resting' });
    clock.ms = 1000;
    let end: (value: string) => void = expect.unreachable;
    const trial = circuit.run(() => new Promise<string>((resolve) => (end = resolve)));
    await expect(succeed()).rejects.toMatchObject({ reason: 'resting' });
    end('back');
    expect(await trial).toBe('back');
    expect(await succeed()).toBe('up');
    expect(changes).toEqual([true, false]);
  });

  it('pauses again if the trial fails', async () => {
    const { clock, changes, fail, succeed } = breaker();
    for (let round = 0; round < 3; round += 1) await fail();
    clock.ms = 1000;
    expect(await fail()).toMatchObject({ message: 'down' });
    clock.ms = 1999;
    await expect(succeed()).rejects.toMatchObject({ reason: 'resting' });
    clock.ms = 2000;
    expect(await succeed()).toBe('up');
    expect(changes).toEqual([true, false]);
  });
});
