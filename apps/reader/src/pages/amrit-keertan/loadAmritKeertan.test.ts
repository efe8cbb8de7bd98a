import type { AmritKeertanChapterName } from '@naad/api-client';
import { ApiError, type FeatureName } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { shabadOf } from '../../testing/shabadOf.ts';
import { resolveRoute } from '../resolveRoute.ts';

const CHAPTER: AmritKeertanChapterName = {
  id: 7,
  unicode: 'ਬੇਨਤੀ',
  english: null,
  transliteration: 'benatee',
};

function open(path: string, features: readonly FeatureName[] = ['amritkeertan']) {
  return resolveRoute(
    routeContextOf(path, {
      getCapabilities: () => Promise.resolve(capabilitiesWith(features)),
      getAmritKeertanIndex: () => Promise.resolve(features.length > 0 ? [CHAPTER] : []),
      getAmritKeertanChapter: (id) =>
        id === CHAPTER.id
          ? Promise.resolve({ id, name: CHAPTER, shabads: [] })
          : Promise.reject(new ApiError('chapterNotFound')),
      getShabads: ([id]) =>
        id === 1
          ? Promise.resolve([shabadOf(1, ['ਪਹਿਲੀ ॥'])])
          : Promise.reject(new ApiError('shabadNotFound')),
    }),
  );
}

describe('a shabad of Amrit Keertan', () => {
  it('shows the chapter that the address names [B82]', async () => {
    expect(await open('/amrit-keertan/shabads/1?chapter=7')).toMatchObject({
      status: 200,
      title: 'ਪਹਿਲੀ ॥ - Amrit Keertan',
      content: { page: 'amritKeertan', shabad: { id: 1 }, chapter: { id: 7 } },
    });
  });

  it.each(['', '?chapter=8', '?chapter=x'])('shows no chapter for the query %j', async (query) => {
    expect(await open(`/amrit-keertan/shabads/1${query}`)).toMatchObject({ content: { chapter: null } });
  });

  it.each(['2', 'x'])('is not found for the id %s', async (id) => {
    expect(await open(`/amrit-keertan/shabads/${id}`)).toMatchObject({
      status: 404,
      content: { message: { id: 'shabadNotFound', asked: id } },
    });
  });

  it('explains that there is no source [S2.22]', async () => {
    expect(await open('/amrit-keertan/shabads/1', [])).toMatchObject({
      status: 404,
      content: { message: { id: 'amritKeertanAbsent', reason: 'notConfigured', shabadId: 1 } },
    });
  });
});

describe('the index of Amrit Keertan', () => {
  it('lists its chapters, and the shabads of the open one', async () => {
    expect(await open('/index/amrit-keertan?chapter=7')).toMatchObject({
      content: { page: 'amritKeertanIndex', chapters: [{ id: 7 }], opened: { id: 7 }, absent: null },
    });
    expect(await open('/index/amrit-keertan?chapter=8')).toMatchObject({ content: { opened: null } });
  });

  it('says why it has no chapters [S2.27]', async () => {
    expect(await open('/index/amrit-keertan', [])).toMatchObject({
      status: 200,
      content: { chapters: [], opened: null, absent: 'notConfigured' },
    });
  });
});
