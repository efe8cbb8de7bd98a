import type { CalendarDate, Hukamnama } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { shabadOf } from '../../testing/shabadOf.ts';
import { loadHukamnama } from './loadHukamnama.ts';

const NEWEST: CalendarDate = { year: 2026, month: 11, day: 20 };
const capabilities = () => Promise.resolve(capabilitiesWith(['hukamnamas']));

/** The page of an address, where there are hukamnamas until the newest; and the days that were asked for. */
async function open(query: string) {
  const asked: (CalendarDate | null)[] = [];
  const page = await loadHukamnama(
    routeContextOf(`/hukamnama${query}`, {
      getCapabilities: capabilities,
      getHukamnama: (date): Promise<Hukamnama> => {
        asked.push(date);
        if (date && date.year !== 2024) return Promise.reject(new ApiError('hukamnamaNotFound'));
        const shabads = [shabadOf(1, ['ਪਹਿਲੀ']), shabadOf(2, ['ਦੂਜੀ'])];
        return Promise.resolve({ date: date ?? NEWEST, isLatest: date === null, shabads });
      },
    }),
  );
  return { asked, page };
}

describe('the hukamnama', () => {
  it('is the newest unless a day is asked for', async () => {
    const { asked, page } = await open('');
    expect(asked).toEqual([null]);
    expect(page).toMatchObject({
      status: 200,
      title: 'Hukamnama of November 20, 2026',
      content: { page: 'hukamnama', isAskedFor: false, hukamnama: { date: NEWEST } },
    });
  });

  it.each(['2024/1/31', '2024-01-31', '2024/01/31'])(
    'of ?date=%s is that of the day (behaviour 76)',
    async (date) => {
      const { asked, page } = await open(`?date=${date}`);
      expect(asked).toEqual([{ year: 2024, month: 1, day: 31 }]);
      expect(page).toMatchObject({
        status: 200,
        title: 'Hukamnama of January 31, 2024',
        content: { isAskedFor: true },
      });
    },
  );

  it('that is not there is not found, with its date', async () => {
    const { page } = await open('?date=2001/12/31');
    expect(page).toMatchObject({
      status: 404,
      content: { message: { id: 'hukamnamaNotFound', date: '2001/12/31' } },
    });
  });

  it('is not asked for by what is no date', async () => {
    const { asked, page } = await open('?date=2024/2/30');
    expect(asked).toEqual([]);
    expect(page).toMatchObject({
      status: 404,
      content: { message: { id: 'hukamnamaNotFound', date: '2024/2/30' } },
    });
  });

  it('of an empty field is the newest', async () => {
    expect((await open('?date=')).asked).toEqual([null]);
  });
});

describe('where there are no hukamnamas', () => {
  it('it is said why', async () => {
    const context = routeContextOf('/hukamnama', {
      getCapabilities: () => Promise.resolve(capabilitiesWith([])),
    });
    expect(await loadHukamnama(context)).toMatchObject({
      status: 200,
      content: { message: { id: 'hukamnamaAbsent', reason: 'notConfigured' } },
    });
  });

  it('it is said that they are on their way', async () => {
    const context = routeContextOf('/hukamnama', {
      getCapabilities: capabilities,
      getHukamnama: () => Promise.reject(new ApiError('hukamnamaNotFound')),
    });
    expect(await loadHukamnama(context)).toMatchObject({
      content: { message: { id: 'hukamnamaAbsent', reason: null } },
    });
  });

  it('a failure of the source is a failure', async () => {
    const context = routeContextOf('/hukamnama', {
      getCapabilities: capabilities,
      getHukamnama: () => Promise.reject(new ApiError('sourceUnavailable')),
    });
    await expect(loadHukamnama(context)).rejects.toThrow();
  });
});
