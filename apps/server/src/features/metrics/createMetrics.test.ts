import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AccountStore, openAccountStore } from '../../accounts/index.ts';
import { createJob } from '../../components/createJob.ts';
import { limited, READY, unavailable } from '../../components/componentHealth.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { openWholeServer, type WholeServer } from '../../testing/openWholeServer.ts';
import { version } from '../../version.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { readSamples } from './testing/readSamples.ts';

const create = () => createMetrics({ serves: 'all' });
const samplesOf = async (metrics: Metrics) => readSamples(await metrics.text());

const REQUESTS = 'naad_http_request_duration_seconds_count';

describe('metrics of a site', () => {
  const metrics = create();
  let site: WholeServer;
  beforeAll(async () => {
    site = await openWholeServer({ metrics });
  });
  afterAll(() => site.close());

  const ask = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await site.server.inject({ url, method })).statusCode;
  const changesOf = async (names: readonly string[], act: () => Promise<unknown>) => {
    const before = await samplesOf(metrics);
    await act();
    const after = await samplesOf(metrics);
    return names.map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0));
  };

  it('count requests by method, pattern of the route and status, with their times [G21]', async () => {
    const names = [
      `${REQUESTS}{method="GET",route="/api/v2/shabads/:ids",status="200"}`,
      `${REQUESTS}{method="GET",route="/api/v2/shabads/:ids",status="404"}`,
      `${REQUESTS}{method="GET",route="/*",status="404"}`,
      `${REQUESTS}{method="POST",route="unmatched",status="404"}`,
      `${REQUESTS}{method="GET",route="file",status="200"}`,
      `naad_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/healthz",status="200"}`,
    ];
    const changes = await changesOf(names, async () => {
      await ask('/api/v2/shabads/1');
      await ask('/api/v2/shabads/2');
      await ask('/api/v2/shabads/999999');
      await ask('/no/such/page');
      await ask('/no/such/page', 'POST');
      await ask('/favicon.svg');
      await ask('/healthz');
    });
    expect(changes).toEqual([2, 1, 1, 1, 1, 1]);
  });

  it('count an address that cannot be parsed [G21]', async () => {
    const [change] = await changesOf([`${REQUESTS}{method="GET",route="unmatched",status="400"}`], () =>
      site.send('GET /%zz HTTP/1.1\r\nHost: naad.example\r\nConnection: close\r\n\r\n'),
    );
    expect(change).toBe(1);
  });

  it('do not count the API calls of a page as requests [G21]', async () => {
    const [pages, calls] = await changesOf(
      [
        `${REQUESTS}{method="GET",route="/*",status="200"}`,
        `${REQUESTS}{method="GET",route="/api/v2/shabads/:ids",status="200"}`,
      ],
      () => ask('/shabad?id=44'),
    );
    expect([pages, calls]).toEqual([1, 0]);
  });

  it('get no new series from 1,000 random addresses, and keep nothing of them [G21]', async () => {
    const secret = () => `zq${randomBytes(9).toString('hex').replaceAll(/\d/g, 'x')}`;
    type Kind = (text: string) => [url: string, method?: 'POST'];
    const kinds: readonly Kind[] = [
      (text) => [`/${text}`, 'POST'],
      (text) => [`/api/${text}/${text}`],
      (text) => [`/api/v2/${text}?${text}`],
      (text) => [`/api/v2/search/${text}?searchtype=0&livesearch=1`],
      (text) => [`/api/v2/search/${text}?searchtype=${text}&source=${text}`],
      (text) => [`/api/v2/shabads/${text}`],
    ];
    /** Answered with a page, whose rendering takes ten times as long. */
    const pageKinds: readonly Kind[] = [
      (text) => [`/${text}/${text}`],
      (text) => [`/${text}.${text}`],
      (text) => [`/s/${text}?${text}=${text}`],
      (text) => [`/assets/${text}.js`],
    ];
    const secrets: string[] = [];
    const askAll = async (some: readonly Kind[]) => {
      for (const kind of some) {
        const text = secret();
        secrets.push(text);
        await ask(...kind(text));
      }
    };
    await askAll([...kinds, ...pageKinds]);
    const before = await samplesOf(metrics);
    for (let round = 0; round < 160; round += 1)
      await askAll(round % 16 === 0 ? [...kinds, ...pageKinds] : kinds);
    const after = await samplesOf(metrics);
    const namesOf = (samples: ReadonlyMap<string, number>) =>
      [...samples.keys()].filter((name) => name.startsWith('naad_')).sort();
    expect(namesOf(after)).toEqual(namesOf(before));
    const requestsOf = (samples: ReadonlyMap<string, number>) =>
      [...samples].reduce((sum, [name, value]) => (name.startsWith(REQUESTS) ? sum + value : sum), 0);
    expect(requestsOf(after) - requestsOf(before)).toBe(1000);
    const text = await metrics.text();
    expect(secrets.filter((each) => text.includes(each))).toEqual([]);
  });

  it('count searches by type, those of pages and cached answers included [G22]', async () => {
    const typeOf = (name: string) => `naad_searches_total{type="${name}"}`;
    const changes = await changesOf(
      [
        typeOf('firstLetters'),
        typeOf('englishWord'),
        typeOf('ang'),
        typeOf('question'),
        'naad_cache_hits_total{cache="searches"}',
        'naad_cache_misses_total{cache="searches"}',
        'naad_cache_entries{cache="searches"}',
      ],
      async () => {
        await ask('/api/v2/search/dgj');
        await ask('/api/v2/search/dgj');
        await ask('/api/v2/search/dgj?searchtype=none');
        await ask('/api/v2/search/?searchtype=3');
        await ask('/api/v2/search/mercy?searchtype=3');
        await ask('/search?q=mercy&type=3');
        await ask('/api/v2/search/5?searchtype=5');
      },
    );
    const [first, english, ang, question, hits, misses, entries] = changes;
    expect([first, english, ang, question]).toEqual([3, 2, 1, 0]);
    // The address of a page's search differs from that of the API's visitor.
    expect([hits, misses, entries]).toEqual([1, 5, 5]);
    expect((await samplesOf(metrics)).get('naad_cache_bytes{cache="searches"}')).toBeGreaterThan(100);
  });

  it('count pages that were kept, and have their number and size [G22]', async () => {
    const changes = await changesOf(
      [
        'naad_cache_hits_total{cache="pages"}',
        'naad_cache_misses_total{cache="pages"}',
        'naad_cache_entries{cache="pages"}',
      ],
      async () => {
        for (let time = 0; time < 3; time += 1) await ask('/shabad?id=123');
      },
    );
    expect(changes).toEqual([2, 1, 1]);
    expect((await samplesOf(metrics)).get('naad_cache_bytes{cache="pages"}')).toBeGreaterThan(1000);
  });

  it('show that made-up addresses of a page are not kept, nor shared [G4]', async () => {
    const addresses = [
      ...Array.from({ length: 20 }, (_, x) => `/shabad?id=44&x=${String(x)}`),
      '/shabad?id=44&utm_source=1',
      '/shabad?id=44&id=44',
      '/shabad?id=44&q=dgj',
      '/ang?ang=5&id=44',
      '/sundar-gutka?x',
    ];
    await ask('/shabad?id=44');
    const [entries] = await changesOf(['naad_cache_entries{cache="pages"}'], async () => {
      for (const url of addresses) {
        const { statusCode, headers } = await site.server.inject({ url });
        expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'private, no-cache']);
      }
    });
    expect(entries).toBe(0);
  });

  it('have the delay of the event loop, memory with its limits, and the version [G22]', async () => {
    const samples = await samplesOf(metrics);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
      'naad_memory_limit_bytes',
      'naad_heap_limit_bytes',
    ]) {
      expect(samples.get(name), name).toBeGreaterThan(0);
    }
    expect(samples.get('naad_memory_limit_bytes')).toBeGreaterThan(
      samples.get('process_resident_memory_bytes') ?? Infinity,
    );
    expect(samples.get(`naad_build_info{version="${version}",serves="all"}`)).toBe(1);
  });
});

describe('metrics of components', () => {
  it('have the state of each as /readyz says it [G24]', async () => {
    const metrics = create();
    let accounts = READY;
    const health = {
      accounts: () => accounts,
      sessions: () => limited('full'),
      dataDirectory: () => unavailable('missing'),
    };
    const server = await createTestServer({ metrics, health });
    const statesOf = async (component: string) => {
      const samples = await samplesOf(metrics);
      return ['ready', 'limited', 'unavailable'].map((state) =>
        samples.get(`naad_component_state{component="${component}",state="${state}"}`),
      );
    };
    expect(await statesOf('scripture')).toEqual([1, 0, 0]);
    expect(await statesOf('accounts')).toEqual([1, 0, 0]);
    expect(await statesOf('sessions')).toEqual([0, 1, 0]);
    expect(await statesOf('dataDirectory')).toEqual([0, 0, 1]);
    expect(await statesOf('upstream')).toEqual([undefined, undefined, undefined]);
    accounts = unavailable('unreachable');
    expect(await statesOf('accounts')).toEqual([0, 0, 1]);
    await server.close();
  });
});

describe('metrics of background jobs', () => {
  it('have the last success and the failures of each [G24]', async () => {
    const metrics = create();
    let now = 1_700_000_000_000;
    const job = createJob('hukamnamas', () => now);
    metrics.addJobs([createJob('cleanup'), job]);
    const valuesOf = async (name: string) => {
      const samples = await samplesOf(metrics);
      return ['last_success_timestamp_seconds', 'failures_total', 'consecutive_failures'].map((each) =>
        samples.get(`naad_job_${each}{name="${name}"}`),
      );
    };
    job.failed();
    job.failed();
    expect(await valuesOf('hukamnamas')).toEqual([undefined, 2, 2]);
    now += 60_000;
    job.succeeded();
    expect(await valuesOf('hukamnamas')).toEqual([1_700_000_060, 2, 0]);
    job.failed();
    expect(await valuesOf('hukamnamas')).toEqual([1_700_000_060, 3, 1]);
    expect(await valuesOf('cleanup')).toEqual([undefined, 0, 0]);
  });
});

it('the hourly cleanup of logins is a job [G24]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const metrics = create();
  const accounts = await openAccountStore({ kind: 'sqlite', file: ':memory:' });
  let isAway = true;
  const deleteExpired: AccountStore['deleteExpired'] = (now) =>
    isAway ? Promise.reject(new Error('away')) : accounts.deleteExpired(now);
  const server = await createTestServer({ metrics, accounts: { ...accounts, deleteExpired } });
  const failuresInARow = async () =>
    (await samplesOf(metrics)).get('naad_job_consecutive_failures{name="cleanup"}');
  const succeededAt = async () =>
    (await samplesOf(metrics)).get('naad_job_last_success_timestamp_seconds{name="cleanup"}');
  expect(await failuresInARow()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => {
    expect(await failuresInARow()).toBe(1);
  });
  expect(await succeededAt()).toBeUndefined();
  isAway = false;
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => {
    expect(await failuresInARow()).toBe(0);
  });
  expect(await succeededAt()).toBeGreaterThan(Date.now() / 1000 - 600);
  await server.close();
});

it('two servers of a process share no metrics [G20]', async () => {
  const [one, other] = [create(), create()];
  const servers = await Promise.all([
    createTestServer({ metrics: one }),
    createTestServer({ metrics: other }),
  ]);
  await servers[0]?.inject('/healthz');
  const name = `${REQUESTS}{method="GET",route="/healthz",status="200"}`;
  expect([(await samplesOf(one)).get(name), (await samplesOf(other)).get(name)]).toEqual([1, undefined]);
  await Promise.all(servers.map((server) => server.close()));
});
