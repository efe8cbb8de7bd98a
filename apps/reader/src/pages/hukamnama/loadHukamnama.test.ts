import type { CalendarDate, Hukamnama } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { shabadOf } from '../../testing/shabadOf.ts';
import { loadHukamnama } from './loadHukamnama.ts';

const LATEST: CalendarDate = { year: 2026, month: 11, day: 20 };
const FIRST: CalendarDate = { year: 2024, month: 1, day: 1 };
const capabilities = () => Promise.resolve(capabilitiesWith(['hukamnamas']));

/** Loads a page on a site with hukamnamas of 2024 and a latest one; returns it with the requested days. */
async function open(query: string) {
  const asked: (CalendarDate | null)[] = [];
  const page = await loadHukamnama(
    routeContextOf(`/hukamnama${query}`, {
      getCapabilities: capabilities,
      getHukamnamaDays: () => Promise.resolve({ previous: null, next: FIRST }),
      getHukamnama: (date): Promise<Hukamnama> => {
        asked.push(date);
        if (date && date.year !== 2024) return Promise.reject(new ApiError('hukamnamaNotFound'));
        const shabads = [shabadOf(1, ['ਪਹਿਲੀ']), shabadOf(2, ['ਦੂਜੀ'])];
        return Promise.resolve({ date: date ?? LATEST, isLatest: date === null, shabads });
      },
    }),
  );
  return { asked, page };
}

describe('the hukamnama loader', () => {
  it('loads the latest unless a day is requested [B9]', async () => {
    const { asked, page } = await open('');
    expect(asked).toEqual([null]);
    expect(page).toMatchObject({
      status: 200,
      title: 'Hukamnama of November 20, 2026',
      content: { page: 'hukamnama', isAskedFor: false, hukamnama: { date: LATEST } },
    });
  });

  it.each(['2024/1/31', '2024-01-31', '2024/01/31'])('loads the day of ?date=%s [B76, B9]', async (date) => {
    const { asked, page } = await open(`?date=${date}`);
    expect(asked).toEqual([{ year: 2024, month: 1, day: 31 }]);
    expect(page).toMatchObject({
      status: 200,
      title: 'Hukamnama of January 31, 2024',
      content: { isAskedFor: true },
    });
  });

  it('answers that a missing one was not found, with its date and the days beside it [P42]', async () => {
    const { page } = await open('?date=2001/12/31');
    expect(page).toMatchObject({
      status: 404,
      content: {
        message: {
          id: 'hukamnamaNotFound',
          date: '2001/12/31',
          beside: { previous: null, next: FIRST },
        },
      },
    });
  });

  it('rejects an invalid date without a request', async () => {
    const { asked, page } = await open('?date=2024/2/30');
    expect(asked).toEqual([]);
    expect(page).toMatchObject({
      status: 404,
      content: { message: { id: 'hukamnamaNotFound', date: '2024/2/30' } },
    });
  });

  it('loads the latest for an empty date', async () => {
    expect((await open('?date=')).asked).toEqual([null]);
  });
});

describe('without hukamnamas', () => {
  it('the page says why there are none [S2.18]', async () => {
    const context = routeContextOf('/hukamnama', {
      getCapabilities: () => Promise.resolve(capabilitiesWith([])),
    });
    expect(await loadHukamnama(context)).toMatchObject({
      status: 200,
      content: { message: { id: 'hukamnamaAbsent', reason: 'notConfigured' } },
    });
  });

  it('the page says that they are still being fetched', async () => {
    const context = routeContextOf('/hukamnama', {
      getCapabilities: capabilities,
      getHukamnama: () => Promise.reject(new ApiError('hukamnamaNotFound')),
    });
    expect(await loadHukamnama(context)).toMatchObject({
      content: { message: { id: 'hukamnamaAbsent', reason: null } },
    });
  });

  it('the page says the same while their source is away', async () => {
    const context = routeContextOf('/hukamnama', {
      getCapabilities: capabilities,
      getHukamnama: () => Promise.reject(new ApiError('sourceUnavailable')),
    });
    expect(await loadHukamnama(context)).toMatchObject({
      content: { message: { id: 'hukamnamaAbsent', reason: null } },
    });
  });

  it('a chosen day whose source is away fails the load, as does any other failure', async () => {
    for (const [path, id] of [
      ['/hukamnama?date=2024/1/31', 'sourceUnavailable'],
      ['/hukamnama', 'internal'],
    ] as const) {
      const context = routeContextOf(path, {
        getCapabilities: capabilities,
        getHukamnama: () => Promise.reject(new ApiError(id)),
      });
      await expect(loadHukamnama(context), path).rejects.toThrow();
    }
  });
});
