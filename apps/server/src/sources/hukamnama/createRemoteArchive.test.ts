import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { archivePathOf, HUKAMNAMA_DAYS } from '../../testing/hukamnamaDays.ts';
import { sendJson, serveLoopback, type Loopback } from '../../testing/index.ts';
import { createRemoteArchive, type RemoteArchiveOptions } from './createRemoteArchive.ts';
import { parseDay, type Day } from './day.ts';

const day = (text: string): Day => parseDay(text) ?? expect.unreachable();
/** The evening of the newest day of the fixture. */
const EVENING = Date.parse('2026-08-21T12:00:00Z');
const LAST = day('2026-08-22');
const QUICK = { timeoutMs: 500, refreshMs: 20, retryMs: 5, pauseMs: 0, restMs: 50 };

/** The archive in its own layout; every other day is not there. */
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

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

describe('an archive elsewhere', () => {
  it('is fetched whole in the background, newest first', async () => {
    const { loopback, archive } = await archiveOf(whole, {
      now: () => Date.parse('2024-02-29T12:00:00Z'),
      firstDay: day('2024-01-01'),
    });
    await archive.start();
    await eventually(() => {
      expect(archive.latest(LAST)).toBe('2024-02-29');
    });
    expect(loopback.asked[0]).toBe('/2024/02/29.json');
    await eventually(() => {
      expect(loopback.asked).toContain('/2024/01/01.json');
    });
    expect(loopback.asked.filter((each) => each.startsWith('/2024/01'))).toHaveLength(31);
    expect(loopback.asked.some((each) => each.startsWith('/2023'))).toBe(false);
    expect(archive.latest(day('2024-02-28'))).toBe('2024-01-31');
    expect(archive.latest(day('2024-01-29'))).toBeNull();
    expect(await archive.find(day('2024-01-30'))).toEqual(HUKAMNAMA_DAYS['2024-01-30']);
    expect(await archive.find(day('2024-02-01'))).toBeNull();
  });

  it('looks at the newest days again before all others are fetched', async () => {
    const { loopback, archive } = await archiveOf(whole, {
      firstDay: day('1900-01-01'),
      timing: { ...QUICK, pauseMs: 1 },
    });
    await archive.start();
    const looks = () => loopback.asked.filter((each) => each === '/2026/08/21.json').length;
    await eventually(() => {
      expect(looks()).toBeGreaterThan(2);
    });
    expect(loopback.asked).not.toContain('/1900/01/01.json');
  });

  it('is asked for a day that was not fetched yet, once by many', async () => {
    const { loopback, archive } = await archiveOf(whole);
    const found = await Promise.all([archive.find(day('2024-01-31')), archive.find(day('2024-01-31'))]);
    expect(found).toEqual([HUKAMNAMA_DAYS['2024-01-31'], HUKAMNAMA_DAYS['2024-01-31']]);
    expect(loopback.asked).toEqual(['/2024/01/31.json']);
    expect(await archive.find(day('2026-08-22'))).toBeNull();
    expect(loopback.asked).toHaveLength(1);
  });

  it('is kept on disk, and served from there without network', async () => {
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

  it('is fetched anew where what was kept is no archive, or another', async () => {
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

  it('has the day of today as soon as it is there, and what was mended', async () => {
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

  it('does not lose a day whose file is gone', async () => {
    const { loopback, archive } = await archiveOf(whole);
    await archive.find(day('2026-08-21'));
    loopback.answer = (_path, response) => {
      sendJson(response, {}, 404);
    };
    await archive.start();
    const looks = () => loopback.asked.filter((each) => each === '/2026/08/21.json').length;
    await eventually(() => {
      expect(looks()).toBeGreaterThan(2);
    });
    expect(archive.latest(LAST)).toBe('2026-08-21');
  });

  it('is tried again after it failed, and tells the operator once', async () => {
    let isUp = false;
    const { loopback, archive, logger } = await archiveOf((asked, response, request) => {
      if (isUp) whole(asked, response, request);
      else sendJson(response, {}, 500);
    });
    await archive.start();
    await eventually(() => {
      expect(loopback.asked.length).toBeGreaterThan(3);
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
      'the hukamnama archive does not answer; it is tried again',
    );
  });

  it('goes on past a file that makes no sense, and says that it cannot tell', async () => {
    const { archive, loopback, logger } = await archiveOf((asked, response, request) => {
      if (asked === '/2026/08/20.json') response.end('{"sttm2_ids": [');
      else if (asked === '/2026/08/10.json') sendJson(response, { shabad_ids: 'CGB' });
      else whole(asked, response, request);
    });
    await archive.start();
    await eventually(() => {
      expect(loopback.asked).toContain('/2026/08/01.json');
    });
    for (const faulty of ['2026-08-20', '2026-08-10']) {
      await expect((async () => archive.find(day(faulty)))()).rejects.toMatchObject({ reason: 'malformed' });
    }
    expect(await archive.find(day('2024-01-31'))).toEqual(HUKAMNAMA_DAYS['2024-01-31']);
    expect(logger.warn).toHaveBeenCalledTimes(2);
  });

  it('that is slow keeps nobody longer than the time-out, nor who comes after', async () => {
    const { archive, loopback } = await archiveOf(() => undefined, {
      timing: { ...QUICK, timeoutMs: 50, restMs: 60_000 },
    });
    for (let call = 0; call < 3; call += 1) {
      await expect(archive.find(day('2024-01-31'))).rejects.toMatchObject({ reason: 'timeout' });
    }
    await expect(archive.find(day('2024-01-31'))).rejects.toMatchObject({ reason: 'resting' });
    expect(loopback.asked).toHaveLength(3);
  });

  it('can be closed while it is fetched', async () => {
    const { archive, loopback } = await archiveOf(() => undefined);
    await archive.start();
    await eventually(() => {
      expect(loopback.asked).toHaveLength(1);
    });
    await archive.close();
    expect(archive.latest(LAST)).toBeNull();
  });
});
