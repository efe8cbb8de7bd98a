import { describe, expect, it } from 'vitest';
import { isSettled, LIMITS, type Command } from '@naad/sync-protocol';
import {
  createRandom,
  FAIR,
  simulateSession,
  type Simulation,
  type Weather,
} from './testing/simulateSession.ts';

/** `SYNC_SEED` repeats a run that failed; its number is in the message. */
const FIRST_SEED = Number(process.env['SYNC_SEED'] ?? 1);
const RUNS = process.env['SYNC_SEED'] === undefined ? 500 : 1;
/** What everyone has to agree within, once the network is well. */
const HEALING_MS = 2_000;

function anyCommand(random: () => number): Command {
  if (random() < 0.3)
    return { type: 'fontSize', target: 'gurbani', value: random() < 0.5 ? 'plus' : 'minus' };
  const shabadId = random() < 0.2 ? 700 : 628;
  return { type: 'shabad', shabadId, verseId: 26_101 + Math.floor(random() * 30), lineCount: null };
}

function anyWeather(random: () => number): Weather {
  return { drop: random() * 0.25, duplicate: random() * 0.3, maxDelayMs: 20 + random() * 400 };
}

/** Everyone sees what is on the screen, under one number. */
function expectAgreement({ views, host, record }: Simulation, context: string): void {
  const { highlight: line, id } = host.state;
  expect(record().state, context).toMatchObject({ highlight: line, id });
  for (const view of views) expect(view, context).toEqual({ line, id, seq: record().seq });
}

/** No tap is lost or done twice, and none is said to be what it is not. */
function expectHonesty({ controllers, host, record, idOf }: Simulation, context: string): void {
  expect(new Set(host.done).size, context).toBe(host.done.length);
  let steps = 0;
  for (const { clientId, taps } of controllers) {
    for (const [counter, { delivery, command }] of taps) {
      const isDone = host.done.includes(idOf(clientId, counter));
      const told = `${context}, ${clientId} ${counter}: ${JSON.stringify(delivery)}`;
      expect(isSettled(delivery), told).toBe(true);
      if (delivery.phase === 'onScreen') expect(isDone, told).toBe(true);
      if (delivery.phase === 'failed' && delivery.reason !== 'unanswered') expect(isDone, told).toBe(false);
      if (isDone && command.type === 'fontSize') steps += command.value === 'plus' ? 1 : -1;
    }
  }
  expect(host.gurbani, context).toBe(9 + steps);
  expect(record().pending, context).toEqual([]);
}

describe('drops, delays, duplicates, reorderings and two controllers', () => {
  it(`[SYNC-CMD-2] [SYNC-SEQ-3] leave everyone on one line, in ${RUNS} runs`, { timeout: 60_000 }, () => {
    let shown = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
      const random = createRandom(seed);
      const simulation = simulateSession(random, anyWeather(random));
      const { clock, controllers } = simulation;
      for (let tap = 0; tap < 25; tap += 1) {
        clock.advance(random() * 400);
        const [one, other] = controllers;
        (random() < 0.5 ? one : other)?.tap(anyCommand(random));
        if (random() < 0.1) simulation.operate(26_101 + Math.floor(random() * 30));
        if (random() < 0.1) simulation.setWeather(anyWeather(random));
      }
      simulation.setWeather(FAIR);
      // What broke before is back after at most this; then the time to agree begins.
      clock.advance(850);
      clock.advance(HEALING_MS);
      expectAgreement(simulation, `seed ${seed}`);
      clock.advance(2 * LIMITS.pendingMs + LIMITS.commandAgeMs);
      expectAgreement(simulation, `seed ${seed}, later`);
      expectHonesty(simulation, `seed ${seed}`);
      for (const { taps } of controllers) {
        shown += [...taps.values()].filter(({ delivery }) => delivery.phase === 'onScreen').length;
      }
    }
    // The weather is bad, and most taps come through all the same.
    expect(shown).toBeGreaterThan(RUNS * 12);
  });

  it('go on for 45 minutes, and nothing grows', { timeout: 60_000 }, () => {
    const random = createRandom(FIRST_SEED);
    const simulation = simulateSession(random, { drop: 0.02, duplicate: 0.02, maxDelayMs: 150 });
    const { clock, controllers, record } = simulation;
    const end = clock.now() + 45 * 60_000;
    let mostTimers = 0;
    while (clock.now() < end) {
      clock.advance(2_000 + random() * 6_000);
      controllers[random() < 0.5 ? 0 : 1]?.tap(anyCommand(random));
      mostTimers = Math.max(mostTimers, clock.waiting());
    }
    simulation.setWeather(FAIR);
    clock.advance(850 + HEALING_MS);
    expectAgreement(simulation, 'after 45 minutes');
    clock.advance(25_000);
    expectHonesty(simulation, 'after 45 minutes');
    expect(simulation.host.done.length).toBeGreaterThan(300);
    expect(mostTimers).toBeLessThan(100);
    expect(JSON.stringify(record()).length).toBeLessThan(16_384);
  });
});
