import type { Bani, BaniName } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { BANI_LENGTHS, type BaniId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { shabadOf } from '../../testing/shabadOf.ts';
import { resolveRoute } from '../resolveRoute.ts';

const NAME: BaniName = {
  id: 2 as BaniId,
  slug: 'jap-jee-saahib',
  unicode: 'ਜਪੁ ਜੀ ਸਾਹਿਬ',
  transliteration: 'jap jee saahib',
  transliterations: { en: '', hi: '', ipa: '', ur: '' },
  hasLengths: false,
  shelf: 'nitnem',
};
const { verses, ...shabad } = shabadOf(1, ['ਆਦਿ ਸਚੁ ॥']);
const BANI: Bani = {
  ...shabad,
  ...NAME,
  forms: [{ lengths: BANI_LENGTHS, mark: null, partOf: null }],
  verses: verses.map((verse) => ({
    ...verse,
    paragraph: 1,
    isHeader: false,
    mangal: null,
    lengths: BANI_LENGTHS,
  })),
};

const open = (path: string) =>
  resolveRoute(
    routeContextOf(path, {
      getCapabilities: () => Promise.resolve(capabilitiesWith([])),
      getBanis: () => Promise.resolve([NAME]),
      // 902 stands for a former number of the bani.
      getBani: (id) =>
        [2, 902].includes(id) ? Promise.resolve(BANI) : Promise.reject(new ApiError('baniNotFound')),
    }),
  );

describe('the page of a bani', () => {
  it.each(['japujee-saahib', '2', 'jap-jee-saahib', '2/'])('is at /sundar-gutka/%s [B80]', async (name) => {
    expect(await open(`/sundar-gutka/${name}`)).toMatchObject({
      status: 200,
      title: 'ਜਪੁ ਜੀ ਸਾਹਿਬ - Sundar Gutka',
      content: { page: 'bani', bani: { id: 2 } },
    });
  });

  it('opens for a former number of the bani [T9]', async () => {
    expect(await open('/sundar-gutka/902')).toMatchObject({ status: 200, content: { bani: { id: 2 } } });
  });

  it.each(['9', 'x', '%E0%A4%A', '__proto__'])('is a 404 message for %s', async (name) => {
    expect(await open(`/sundar-gutka/${name}`)).toMatchObject({
      status: 404,
      content: { message: { id: 'baniNotFound' } },
    });
  });

  it('has no subpages', async () => {
    expect(await open('/sundar-gutka/2/3')).toMatchObject({ content: { message: { id: 'pageNotFound' } } });
  });
});
