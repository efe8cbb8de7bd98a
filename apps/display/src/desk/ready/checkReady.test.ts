import { describe, expect, it } from 'vitest';
import { checkReady, type ReadyCheck, type ReadyParts, type ReadyResult } from './checkReady.ts';

const SCREEN = { isLost: false, isFullscreen: true };
const GOOD: ReadyParts = {
  loadFonts: () => Promise.resolve(),
  screens: () => [SCREEN],
  keepAwake: () => Promise.resolve(),
  callServer: () => Promise.resolve(),
  isSessionConnected: () => true,
  readRoot: () => Promise.resolve('f0'),
  publishedRoot: 'f0',
  now: () => 0,
};
const fails = () => Promise.reject(new Error('no'));

async function check(parts: Partial<ReadyParts>): Promise<Partial<Record<ReadyCheck, ReadyResult>>> {
  const results: Partial<Record<ReadyCheck, ReadyResult>> = {};
  await checkReady({ ...GOOD, ...parts }, (name, result) => {
    results[name] = result;
  });
  return results;
}

describe('the check before a diwan', () => {
  it('is passed if fonts, screens, wake lock, network, scripture and round trip are good [U76]', async () => {
    const results = Object.values(await check({}));
    expect(results).toHaveLength(6);
    expect(results.every(({ kind }) => kind === 'ready')).toBe(true);
  });

  it.each<[string, Partial<ReadyParts>, ReadyCheck, object]>([
    ['a font fails', { loadFonts: fails }, 'fonts', { kind: 'failed', cause: 'fontMissing' }],
    ['no screen is open', { screens: () => [] }, 'screens', { kind: 'failed', cause: 'noScreen' }],
    [
      'every screen is lost',
      { screens: () => [{ ...SCREEN, isLost: true }] },
      'screens',
      { kind: 'failed', cause: 'noScreen' },
    ],
    [
      'one screen is lost',
      { screens: () => [SCREEN, { ...SCREEN, isLost: true }] },
      'screens',
      { kind: 'limited', cause: 'screenLost' },
    ],
    [
      'a screen is in a window',
      { screens: () => [{ ...SCREEN, isFullscreen: false }] },
      'screens',
      { kind: 'limited', cause: 'notFullscreen' },
    ],
    ['there is no wake lock', { keepAwake: null }, 'awake', { kind: 'limited', cause: 'awakeUnsupported' }],
    ['the wake lock is refused', { keepAwake: fails }, 'awake', { kind: 'limited', cause: 'awakeRefused' }],
    ['the server is away', { callServer: fails }, 'network', { kind: 'failed', cause: 'noServer' }],
    [
      'there is no session',
      { isSessionConnected: () => null },
      'network',
      { kind: 'limited', cause: 'noSession' },
    ],
    [
      'the scripture is another one',
      { publishedRoot: 'f1' },
      'scripture',
      { kind: 'failed', cause: 'otherScripture' },
    ],
    [
      'the scripture can’t be compared',
      { readRoot: fails },
      'scripture',
      { kind: 'limited', cause: 'unknownScripture' },
    ],
  ])('says so if %s [U76]', async (_name, parts, name, result) => {
    expect((await check(parts))[name]).toEqual(result);
  });

  it('measures the median of five round trips [U76]', async () => {
    let time = 0;
    const calls = [10, 400, 20, 30, 500];
    const callServer = () => {
      time += calls.shift() ?? 0;
      return Promise.resolve();
    };
    // The network check makes one more call.
    const results = await check({ callServer, now: () => time });
    expect(results.roundTrip).toMatchObject({ ms: expect.any(Number) as number });
    const slow = await check({ now: () => (time += 200) });
    expect(slow.roundTrip).toEqual({ kind: 'limited', cause: 'slow', ms: 200 });
  });
});
