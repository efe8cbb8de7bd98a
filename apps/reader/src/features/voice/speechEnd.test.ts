import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startListening, processLevel, LIMIT_MS, SILENCE_MS } from './speechEnd.ts';

const STEP_MS = 50;

/** Levels for a duration. */
const lasting = (ms: number, level: (index: number) => number) =>
  Array.from({ length: ms / STEP_MS }, (_, index) => level(index));
const silence = (ms: number) => lasting(ms, (index) => 0.002 + 0.001 * (index % 3));
/** Words with short pauses. */
const speech = (ms: number, loudness = 0.15) =>
  lasting(ms, (index) => (index % 8 === 7 ? loudness * 0.1 : loudness * (0.6 + 0.4 * Math.sin(index))));

/** When and why the recording ends; null if it doesn't. */
function endOf(levels: readonly number[]): { why: string; at: number } | null {
  let state = startListening(0);
  for (const [index, level] of levels.entries()) {
    state = processLevel(state, level, (index + 1) * STEP_MS);
    if (state.end) return { why: state.end, at: (index + 1) * STEP_MS };
  }
  return null;
}

describe('a recording', () => {
  it('ends after a second and a half without speech [B110]', () => {
    const end = endOf([...silence(600), ...speech(4000), ...silence(5000)]);
    expect(end?.why).toBe('silence');
    expect(end?.at).toBeGreaterThanOrEqual(4600 + SILENCE_MS - 100);
    expect(end?.at).toBeLessThanOrEqual(4600 + SILENCE_MS + 100);
  });

  it('ends likewise if it started in the middle of a word', () => {
    expect(endOf([...speech(3000), ...silence(5000)])?.why).toBe('silence');
  });

  it('waits for the first word', () => {
    expect(endOf(silence(10_000))).toBeNull();
  });

  it('continues through a breath between words', () => {
    expect(endOf([...speech(2000), ...silence(1200), ...speech(2000), ...silence(1200)])).toBeNull();
  });

  it('ignores a knock', () => {
    expect(endOf([...silence(500), 0.8, 0.5, ...silence(8000)])).toBeNull();
  });

  it('treats a fan as silence, before and after speech', () => {
    const fan = (ms: number) => lasting(ms, (index) => 0.04 + 0.005 * (index % 2));
    expect(endOf(fan(10_000))).toBeNull();
    const end = endOf([
      ...fan(1000),
      ...speech(3000, 0.3).map((level) => Math.max(level, 0.04)),
      ...fan(5000),
    ]);
    expect(end).toMatchObject({ why: 'silence' });
    expect(end?.at).toBeLessThan(6000);
  });

  it("doesn't cut off sustained singing", () => {
    expect(endOf(lasting(14_000, () => 0.1))).toBeNull();
    const risen = [...silence(400), ...lasting(14_000, (index) => 0.1 + 0.03 * Math.sin(index / 9))];
    expect(endOf(risen)).toBeNull();
  });

  it('hears a soft voice, and a microphone that starts with silence', () => {
    const soft = [...lasting(300, () => 0), ...silence(400), ...speech(2000, 0.03), ...silence(3000)];
    expect(endOf(soft)?.why).toBe('silence');
  });

  it('ends after fifteen seconds whatever it hears [S4.11, S9.11]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 300, maxLength: 320 }),
        (levels) => {
          const end = endOf(levels);
          expect(end).not.toBeNull();
          expect(end?.at).toBeLessThanOrEqual(LIMIT_MS);
          if (end?.why === 'limit') expect(end.at).toBe(LIMIT_MS);
        },
      ),
    );
  });
});
