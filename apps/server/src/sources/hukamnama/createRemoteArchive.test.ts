import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Day, parseDay } from '@naad/api-scripture/sources';
import { archivePathOf, HUKAMNAMA_DAYS } from '../../testing/hukamnamaDays.ts';
import { sendJson, serveLoopback, type Loopback } from '../../testing/serveLoopback.ts';
import { createRemoteArchive, type RemoteArchiveOptions } from './createRemoteArchive.ts';

const day = (text: string): Day => parseDay(text) ?? expect.unreachable();
/** The evening of the newest day in the fixture. */
const EVENING = Date.parse('2026-08-21T12:00:00Z');
const LAST = day('2026-08-22');
const QUICK = { timeoutMs: 10_000, refreshMs: 20, retryMs: 5, pauseMs: 0, restMs: 50 };
/** For tests of the oldest days, which a slow machine never comes to between two checks of the newest. */
const WITHOUT_REFRESH = { ...QUICK, refreshMs: 600_000 };

/** Serves the archive in its own layout; every other day is missing. */
const whole: Loopback['answer'] = (asked, response) => {
  const found = Object.entries(HUKAMNAMA_DAYS).find(([each]) => archivePathOf(each) === asked);
  sendJson(response, found ? found[1] : {}, found ? 200 : 404);
};

async function archiveOf(answer: Loopback['answer'], options: Partial<RemoteArchiveOptions> = {}) {
  const loopback = await serveLoopback(answer);
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-hukamnamas-'));
  const file = path.join(folder, 'kept', 'hukamnamas.json');
  const logger = { info: vi.fn(), warn: vi.fn() };
  const make = () =>
    createRemoteArchive({
      url: loopback.url,
      file,
      logger,
      now: () => EVENING,
      firstDay: day('2026-08-01'),
      timing: QUICK,
      ...options,
    });
  const archive = make();
  onTestFinished(async () => {
    await archive.close();
    await rm(folder, { recursive: true });
  });
  return { loopback, file, logger, archive, make };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });

describe('createRemoteArchive [R9]', () => {
  it('fetches everything in the background, newest first', async () => {
    const { loopback, archive } = await archiveOf(whole, {
      now: () => Date.parse('2024-02-29T12:00:00Z'),
      firstDay: day('2024-01-01'),
      timing: WITHOUT_REFRESH,
    });
    await archive.start();
    await eventually(() => {
      expect(archive.latest(LAST)).toBe('2024-02-29');
    });
    expect(loopback.requestedPaths[0]).toBe('/2024/02/29.json');
    await eventually(() => {
      expect(loopback.requestedPaths).toContain('/2024/01/01.json');
    });
    expect(loopback.requestedPaths.filter((each) => each.startsWith('/2024/01'))).toHaveLength(31);
    expect(loopback.requestedPaths.some((each) => each.startsWith('/2023'))).toBe(false);
    expect(archive.latest(day('2024-02-28'))).toBe('2024-01-31');
    expect(archive.latest(day('2024-01-29'))).toBeNull();
    expect(await archive.find(day('2024-01-30'))).toEqual(HUKAMNAMA_DAYS['2024-01-30']);
    expect(await archive.find(day('2024-02-01'))).toBeNull();
  });

  it('checks the newest days again before the older ones are complete', async () => {
    const { loopback, archive } = await archiveOf(whole, {
      firstDay: day('1900-01-01'),
      timing: { ...QUICK, pauseMs: 1 },
    });
    await archive.start();
    const looks = () => loopback.requestedPaths.filter((each) => each === '/2026/08/21.json').length;
    await eventually(() => {
      expect(looks()).toBeGreaterThan(2);
    });
    expect(loopback.requestedPaths).not.toContain('/1900/01/01.json');
  });

  it('counts its failed rounds until one succeeds [G24]', async () => {
    const { loopback, archive } = await archiveOf((_path, response) => response.destroy());
    await archive.start();
    await eventually(() => {
      expect(archive.job.outcomes().failuresInARow).toBeGreaterThan(1);
    });
    expect(archive.job.outcomes().succeededAt).toBeNull();
    loopback.answer = whole;
    await eventually(() => {
      expect(archive.job.outcomes()).toMatchObject({ succeededAt: EVENING, failuresInARow: 0 });
    });
    expect(archive.job.outcomes().failures).toBeGreaterThan(1);
  });

  it('requests a missing day once, also for concurrent callers', async () => {
    const { loopback, archive } = await archiveOf(whole);
    const found = await Promise.all([archive.find(day('2024-01-31')), archive.find(day('2024-01-31'))]);
    expect(found).toEqual([HUKAMNAMA_DAYS['2024-01-31'], HUKAMNAMA_DAYS['2024-01-31']]);
    expect(loopback.requestedPaths).toEqual(['/2024/01/31.json']);
    expect(await archive.find(day('2026-08-22'))).toBeNull();
    expect(loopback.requestedPaths).toHaveLength(1);
  });

  it('stores the archive on disk and serves it without network', async () => {
    const { loopback, archive, file, make } = await archiveOf(whole);
    await archive.find(day('2024-01-31'));
    await archive.close();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      version: 1,
      days: { '2024-01-31': HUKAMNAMA_DAYS['2024-01-31'] },
    });
    loopback.answer = (_path, response) => response.destroy();
    const again = make();
    await again.start();
    expect(await again.find(day('2024-01-31'))).toEqual(HUKAMNAMA_DAYS['2024-01-31']);
    expect(again.latest(LAST)).toBe('2024-01-31');
    await expect(again.find(day('2024-01-30'))).rejects.toMatchObject({ name: 'SourceError' });
    await again.close();
  });

  it('fetches everything again if the stored file is invalid or from another archive', async () => {
    const { archive, file, logger, make } = await archiveOf(whole);
    await archive.find(day('2024-01-31'));
    await archive.close();
    for (const text of [
      '{"version":1,',
      '{"version":2}',
      '{"version":1,"archive":"https://other.example","days":{"2024-01-31":{"sttm2_ids":[1]}}}',
    ]) {
      await writeFile(file, text);
      const again = make();
      await again.start();
      expect(await again.find(day('2024-01-31'))).toEqual(HUKAMNAMA_DAYS['2024-01-31']);
      await again.close();
    }
    expect(logger.warn).toHaveBeenCalledTimes(2);
  });

  it("serves today's hukamnama once it is published, and corrections", async () => {
    let isThere = false;
    let first: unknown = HUKAMNAMA_DAYS['2026-08-20'];
    const { archive } = await archiveOf((asked, response, request) => {
      if (asked === '/2026/08/21.json' && !isThere) sendJson(response, {}, 404);
      else if (asked === '/2026/08/20.json') sendJson(response, first);
      else whole(asked, response, request);
    });
    await archive.start();
    await eventually(() => {
      expect(archive.latest(LAST)).toBe('2026-08-20');
    });
    expect(await archive.find(day('2026-08-21'))).toBeNull();
    isThere = true;
    first = HUKAMNAMA_DAYS['2024-01-31'];
    await eventually(() => {
      expect(archive.latest(LAST)).toBe('2026-08-21');
    });
    await eventually(async () => {
      expect(await archive.find(day('2026-08-20'))).toEqual(first);
    });
  });

  it('keeps a day whose file disappears', async () => {
    const { loopback, archive } = await archiveOf(whole);
    await archive.find(day('2026-08-21'));
    loopback.answer = (_path, response) => {
      sendJson(response, {}, 404);
    };
    await archive.start();
    const looks = () => loopback.requestedPaths.filter((each) => each === '/2026/08/21.json').length;
    await eventually(() => {
      expect(looks()).toBeGreaterThan(2);
    });
    expect(archive.latest(LAST)).toBe('2026-08-21');
  });

  it('retries after a failure and logs it once', async () => {
    let isUp = false;
    const { loopback, archive, logger } = await archiveOf((asked, response, request) => {
      if (isUp) whole(asked, response, request);
      else sendJson(response, {}, 500);
    });
    await archive.start();
    await eventually(() => {
      expect(loopback.requestedPaths.length).toBeGreaterThan(3);
    });
    expect(archive.latest(LAST)).toBeNull();
    isUp = true;
    await eventually(() => {
      expect(archive.latest(LAST)).toBe('2026-08-21');
    });
    await eventually(() => {
      expect(logger.info).toHaveBeenCalledOnce();
    });
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      { archive: loopback.url, id: 'sourceUnavailable', reason: 'refused', detail: 'Answered with 500.' },
      'the hukamnama archive does not respond; retrying',
    );
  });

  it('skips an invalid file and reports that the day is unknown', async () => {
    const { archive, loopback, logger } = await archiveOf(
      (asked, response, request) => {
        if (asked === '/2026/08/20.json') response.end('{"sttm2_ids": [');
        else if (asked === '/2026/08/10.json') sendJson(response, { shabad_ids: 'CGB' });
        else whole(asked, response, request);
      },
      { timing: WITHOUT_REFRESH },
    );
    await archive.start();
    await eventually(() => {
      expect(loopback.requestedPaths).toContain('/2026/08/01.json');
    });
    for (const faulty of ['2026-08-20', '2026-08-10']) {
      await expect((async () => archive.find(day(faulty)))()).rejects.toMatchObject({ reason: 'malformed' });
    }
    expect(await archive.find(day('2024-01-31'))).toEqual(HUKAMNAMA_DAYS['2024-01-31']);
    expect(logger.warn).toHaveBeenCalledTimes(2);
  });

  it("doesn't delay callers beyond the timeout, nor later ones, while the archive is slow", async () => {
    const { archive, loopback } = await archiveOf(() => undefined, {
      timing: { ...QUICK, timeoutMs: 500, restMs: 60_000 },
    });
    for (let call = 0; call < 3; call += 1) {
      await expect(archive.find(day('2024-01-31'))).rejects.toMatchObject({ reason: 'timeout' });
    }
    await expect(archive.find(day('2024-01-31'))).rejects.toMatchObject({ reason: 'resting' });
    // A slow machine may give up a request before it leaves.
    expect(loopback.requestedPaths.length).toBeLessThanOrEqual(3);
  });

  it("works while the archive can't be stored, logs it once, and stores it later", async () => {
    const { archive, file, logger } = await archiveOf(whole);
    const folder = path.dirname(file);
    // A file where its folder should be.
    await writeFile(folder, '');
    await archive.start();
    await eventually(() => {
      expect(archive.state()).toEqual({ ok: false, state: 'limited', reason: 'other' });
    });
    expect(archive.latest(LAST)).toBe('2026-08-21');
    await rm(folder);
    await eventually(() => {
      expect(archive.state().ok).toBe(true);
    });
    expect(Object.keys((JSON.parse(await readFile(file, 'utf8')) as { days: object }).days)).toContain(
      '2026-08-21',
    );
    const texts = logger.warn.mock.calls.map(([, text]) => text as string);
    expect(texts.filter((text) => text === 'the fetched hukamnamas could not be stored')).toHaveLength(1);
  });

  it('can be closed during a fetch', async () => {
    const { archive, loopback } = await archiveOf(() => undefined);
    await archive.start();
    await eventually(() => {
      expect(loopback.requestedPaths).toHaveLength(1);
    });
    await archive.close();
    expect(archive.latest(LAST)).toBeNull();
  });
});
