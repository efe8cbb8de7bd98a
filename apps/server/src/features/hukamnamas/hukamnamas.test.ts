import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { HukamnamaDaysResponse, HukamnamaResponse } from '@naad/api-contract';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { shippedHukamnamas as shippedDays } from '../../sources/hukamnama/snapshot.ts';
import { archivePathOf, HUKAMNAMA_DAYS } from '../../testing/hukamnamaDays.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestSources } from '../../testing/createTestSources.ts';
import { sendJson, serveLoopback, type Loopback } from '../../testing/serveLoopback.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The evening of the newest day of the fixture; fakes only the clock. */
function isEvening(at = '2026-08-21T12:00:00Z'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
}

async function serverWith(sources: Awaited<ReturnType<typeof createTestSources>>): Promise<ApiInstance> {
  const server = await createTestServer({ sources });
  onTestFinished(() => server.close());
  return server;
}

const ofPack = async (days: object = HUKAMNAMA_DAYS) =>
  serverWith(await createTestSources([{ kind: 'hukamnamas', days }]));

async function ofArchive(answer: Loopback['answer'], opened: Parameters<typeof createTestSources>[2] = {}) {
  const loopback = await serveLoopback(answer);
  const dataDirectory = await mkdtemp(`${tmpdir()}/naad-data-`);
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const sources = await createTestSources([], { hukamnamaArchiveUrl: loopback.url, dataDirectory }, opened);
  return { loopback, sources, server: await serverWith(sources) };
}

const get = (server: ApiInstance, path: string) =>
  getParsed(server, `/api/v2/hukamnamas${path}`, HukamnamaResponse);

const upstream: Loopback['answer'] = (asked, response) => {
  const found = Object.entries(HUKAMNAMA_DAYS).find(([day]) => archivePathOf(day) === asked);
  sendJson(response, found?.[1] ?? {}, found ? 200 : 404);
};

describe('the hukamnama of a day', () => {
  it.each(['/2024/1/31', '/2024/01/31', '/2024/1/31/'])('is at %s [S7.17]', async (path) => {
    const { isLatest, date, shabadIds, shabads } = await get(await ofPack(), path);
    expect(isLatest).toBeUndefined();
    expect(date).toEqual({ gregorian: { year: 2024, month: 1, date: 31 } });
    expect(shabadIds).toEqual([3304]);
    expect(shabads.map(({ shabadInfo }) => shabadInfo.shabadId)).toEqual(shabadIds);
  });

  it('may consist of several shabads, in the order they were read [B77]', async () => {
    isEvening();
    const { shabadIds } = await get(await ofPack(), '/2026/8/21');
    expect(shabadIds).toEqual([2940, 2941, 2942, 2943]);
  });

  it('uses the permanent ids if the numbers differ', async () => {
    expect((await get(await ofPack(), '/2007/12/12')).shabadIds).toEqual([1640]);
  });

  it('uses the numbers if some permanent ids are unknown', async () => {
    const server = await ofPack({
      '2024-01-31': { shabad_ids: ['CEF', 'ZZZ'], sttm2_ids: [3304, 3305] },
      '2024-02-01': { shabad_ids: ['CEF', '../x'], sttm2_ids: [3304, null] },
      '2024-02-02': { shabad_ids: [], sttm2_ids: [] },
    });
    expect((await get(server, '/2024/1/31')).shabadIds).toEqual([3304, 3305]);
    // Part of a hukamnama would be a different one.
    await expectError(server, '/api/v2/hukamnamas/2024/2/1', 'hukamnamaNotFound');
    await expectError(server, '/api/v2/hukamnamas/2024/2/2', 'hukamnamaNotFound');
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    'is that of the requested date in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const server = await ofPack();
      for (const [path, id] of [
        ['/2024/1/30', 2785],
        ['/2024/1/31', 3304],
        ['/2024/2/29', 3269],
        ['/2002/1/1', 2781],
      ] as const) {
        const { date, shabadIds } = await get(server, path);
        expect(
          `/${String(date.gregorian.year)}/${String(date.gregorian.month)}/${String(date.gregorian.date)}`,
        ).toBe(path);
        expect(shabadIds).toEqual([id]);
      }
    },
  );

  it('is missing before 2002, after tomorrow, and on days that the archive lacks [B75, S9.16]', async () => {
    isEvening();
    const days = {
      ...HUKAMNAMA_DAYS,
      '2001-12-31': { shabad_ids: ['CEF'] },
      '2026-08-23': { shabad_ids: ['CEF'] },
    };
    const server = await ofPack(days);
    for (const path of ['/2001/12/31', '/2026/8/23', '/2024/2/1', '/9999/1/1', '/1000/1/1']) {
      await expectError(server, `/api/v2/hukamnamas${path}`, 'hukamnamaNotFound');
    }
  });

  it.each([
    '/2024/2/30',
    '/2023/2/29',
    '/2024/13/1',
    '/2024/0/1',
    '/24/1/1',
    '/x/y/z',
    '/2024/1/-1',
    '/2024/1/1e0',
  ])('refuses %s, which is no date', async (path) => {
    await expectError(await ofPack(), `/api/v2/hukamnamas${path}`, 'badDate');
  });

  it('fills only the requested fields', async () => {
    const { shabads } = await get(await ofPack(), '/2024/1/31?translations=en.ms&transliterations=');
    const [verse] = shabads[0]?.verses ?? [];
    expect(verse?.translation.en.ssk).toBeNull();
    expect(verse?.transliteration.en).toBe('');
    await expectError(await ofPack(), '/api/v2/hukamnamas/2024/1/31?translations=xx', 'badRequest');
  });
});

describe('the newest hukamnama', () => {
  it.each(['', '/', '/today', '/latest', '/2024', '/2024/1'])('is at /hukamnamas%s', async (path) => {
    isEvening();
    const { isLatest, date } = await get(await ofPack(), path);
    expect({ isLatest, date }).toEqual({
      isLatest: true,
      date: { gregorian: { year: 2026, month: 8, date: 21 } },
    });
  });

  it.each(['/xx', '/2024-01-31', '/2024/x', '/2024/123', '/20240'])(
    'is refused at /hukamnamas%s, which is named as no date [T98]',
    async (path) => {
      const server = await ofPack();
      await expectError(server, `/api/v2/hukamnamas${path}`, 'badDate');
      expect((await server.inject(`/api/v2/hukamnamas${path}`)).json()).toMatchObject({
        data: { error: expect.stringContaining(`"${path.slice(1)}" is not a date`) as string },
      });
    },
  );

  it("has its own date if today's isn't published yet", async () => {
    isEvening('2026-08-23T01:00:00Z');
    const server = await ofPack();
    expect((await get(server, '')).date.gregorian.date).toBe(21);
    expect((await get(server, '/2026/8/21')).isLatest).toBe(true);
    expect((await get(server, '/2026/8/20')).isLatest).toBeUndefined();
    const refusal = await server.inject('/api/v2/hukamnamas/2026/8/23');
    expect(refusal.statusCode).toBe(404);
    expect(refusal.body).toContain('2026-08-21');
  });

  it('is the newest known day, never one after tomorrow', async () => {
    isEvening();
    const days = {
      ...HUKAMNAMA_DAYS,
      '2026-08-22': { shabad_ids: ['ZZZ'] },
      '2026-09-30': { shabad_ids: ['CEF'] },
    };
    expect((await get(await ofPack(days), '')).date.gregorian).toEqual({ year: 2026, month: 8, date: 21 });
  });

  it('is cached only briefly', async () => {
    isEvening();
    const server = await ofPack();
    expect((await server.inject('/api/v2/hukamnamas')).headers['cache-control']).toBe('public, max-age=300');
    const dated = await server.inject('/api/v2/hukamnamas/2024/1/31');
    expect(dated.headers['cache-control']).toBe('public, max-age=1800');
  });
});

describe('an archive in the upstream layout', () => {
  it('returns the newest and every other day on demand, before anything was fetched', async () => {
    isEvening();
    const { server } = await ofArchive(upstream);
    expect((await get(server, '')).shabadIds).toEqual([2940, 2941, 2942, 2943]);
    expect((await get(server, '/2024/2/29')).shabadIds).toEqual([3269]);
    await expectError(server, '/api/v2/hukamnamas/2024/3/1', 'hukamnamaNotFound');
  });

  it('is fetched in the background after the start', async () => {
    isEvening();
    const { server, sources, loopback } = await ofArchive(upstream);
    await sources.start();
    await vi.waitFor(() => {
      expect(loopback.requestedPaths).toContain('/2026/08/20.json');
    });
    expect((await get(server, '/2026/8/20')).shabadIds).toEqual([2809]);
  });

  it.each<[string, Loopback['answer']]>([
    ['is down', (_path, response) => response.destroy()],
    [
      'is in trouble',
      (_path, response) => {
        sendJson(response, {}, 500);
      },
    ],
    ['sends broken JSON', (_path, response) => response.end('{"sttm2_ids": [1')],
  ])(
    'is reported as unavailable, not as missing, if it %s, for a day and for the newest [T98]',
    async (_what, answer) => {
      isEvening();
      const { server } = await ofArchive(answer);
      await expectError(server, '/api/v2/hukamnamas/2024/1/31', 'sourceUnavailable');
      await expectError(server, '/api/v2/hukamnamas', 'sourceUnavailable');
      await expectError(server, '/api/v2/hukamnamas/today', 'sourceUnavailable');
    },
  );

  it('answers hukamnamaNotFound if it has none of the last days', async () => {
    isEvening();
    const { server } = await ofArchive((_path, response) => {
      sendJson(response, {}, 404);
    });
    await expectError(server, '/api/v2/hukamnamas', 'hukamnamaNotFound');
  });

  it('is replaced by a pack if it fails', async () => {
    isEvening();
    const loopback = await serveLoopback((_path, response) => response.destroy());
    const packs = [{ kind: 'hukamnamas', days: HUKAMNAMA_DAYS }];
    const server = await serverWith(
      await createTestSources(packs, { hukamnamaArchiveUrl: loopback.url, dataDirectory: '/nowhere' }),
    );
    expect((await get(server, '')).shabadIds).toEqual([2940, 2941, 2942, 2943]);
    await expectError(server, '/api/v2/hukamnamas/2024/3/1', 'sourceUnavailable');
  });
});

describe('the shipped hukamnamas, without network', () => {
  const shippedHukamnamas = shippedDays();
  const daysBeside = (server: ApiInstance, day: string) =>
    getParsed(server, `/api/hukamnama-days/${day}`, HukamnamaDaysResponse);

  const ofShipped = async () => serverWith(await createTestSources([], {}, { shippedHukamnamas }));

  it('answer dates, several shabads and the latest, with its own date [P40, P41]', async () => {
    isEvening('2026-11-25T12:00:00Z');
    const server = await ofShipped();
    expect((await get(server, '/2007/12/12')).shabadIds).toEqual([1640]);
    expect((await get(server, '/2026/8/21')).shabadIds).toEqual([2940, 2941, 2942, 2943]);
    const { isLatest, date } = await get(server, '');
    expect({ isLatest, date }).toEqual({
      isLatest: true,
      date: { gregorian: { year: 2026, month: 8, date: 22 } },
    });
  });

  it('answer at once while the archive is silent, and a later day is unavailable, not missing [P40]', async () => {
    isEvening('2026-11-25T12:00:00Z');
    const { server, loopback } = await ofArchive((_path, response) => response.destroy(), {
      shippedHukamnamas,
    });
    expect((await get(server, '/2011/5/3')).shabadIds).toHaveLength(1);
    expect((await get(server, '')).date.gregorian.date).toBe(22);
    await expectError(server, '/api/v2/hukamnamas/2010/5/13', 'hukamnamaNotFound');
    expect(loopback.requestedPaths).toEqual([]);
    await expectError(server, '/api/v2/hukamnamas/2026/11/24', 'sourceUnavailable');
  });

  it('give way to days of the archive [P40]', async () => {
    isEvening('2026-08-22T12:00:00Z');
    const { server, sources } = await ofArchive(
      (asked, response) => {
        sendJson(response, { shabad_ids: ['CEF'] }, asked === '/2026/08/22.json' ? 200 : 404);
      },
      { shippedHukamnamas },
    );
    await sources.start();
    await vi.waitFor(async () => {
      expect((await get(server, '/2026/8/22')).shabadIds).toEqual([3304]);
    });
    // Missing in the archive, but known here.
    expect((await get(server, '/2026/8/21')).shabadIds).toHaveLength(4);
  });

  it('name the days beside a missing one, and beside the first and the last [P42]', async () => {
    isEvening('2026-11-25T12:00:00Z');
    const server = await ofShipped();
    expect(await daysBeside(server, '2010-05-13')).toEqual({ previous: '2010-05-12', next: '2010-05-14' });
    expect(await daysBeside(server, '2008-04-05')).toEqual({ previous: '2008-04-03', next: '2008-04-08' });
    expect(await daysBeside(server, '1999-01-01')).toEqual({ previous: null, next: '2002-01-01' });
    expect(await daysBeside(server, '2002-01-01')).toEqual({ previous: null, next: '2002-01-03' });
    expect(await daysBeside(server, '2030-01-01')).toEqual({ previous: '2026-08-22', next: null });
    await expectError(server, '/api/hukamnama-days/2010-5-13', 'badDate');
  });
});

it('hukamnamas are reported as absent without an archive', async () => {
  const server = await serverWith(await createTestSources([]));
  for (const path of ['', '/today', '/2024/1/31'])
    await expectError(server, `/api/v2/hukamnamas${path}`, 'featureAbsent');
  await expectError(server, '/api/hukamnama-days/2024-01-31', 'featureAbsent');
});
