import type { NamedPlace, SearchPage } from '@naad/api-client';
import { parseBaniId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { routeContextOf } from '../../testing/routeContextOf.ts';
import { resolveRoute } from '../resolveRoute.ts';

const japji: NamedPlace = {
  type: 'bani',
  id: parseBaniId(2) ?? expect.unreachable(),
  unicode: 'ਜਪੁ ਜੀ ਸਾਹਿਬ',
  transliteration: 'jap jee saahib',
  part: null,
};

/** Opens an address on a site whose search knows Japji Sahib by that name; returns the result and what was searched. */
async function open(href: string) {
  const searched: string[] = [];
  const result = await resolveRoute(
    routeContextOf(href, {
      search: ({ query }) => {
        searched.push(query);
        const places = query.startsWith('japji') ? [japji] : [];
        return Promise.resolve({ places, opensPlace: query === 'japji sahib' } as unknown as SearchPage);
      },
    }),
  );
  return { result, searched };
}

describe('a guessed address', () => {
  it.each([
    ['/amrit-keertan', '/index/amrit-keertan'],
    ['/nitnem', '/sundar-gutka'],
    ['/banis', '/sundar-gutka'],
    ['/Hukam', '/hukamnama'],
    ['/settings', '/help#Web-how-do-i-change-the-theme-and-the-size-of-the-text'],
    ['/ang/917', '/ang?ang=917&source=G'],
    ['/angs/917', '/ang?ang=917&source=G'],
    ['/angs', '/ang?ang=1&source=G'],
  ])('%s redirects to %s, without a search [P46]', async (href, to) => {
    expect(await open(href)).toEqual({
      result: { kind: 'redirect', to, isCacheable: true },
      searched: [],
    });
  });

  it('that names a bani redirects to it [P46]', async () => {
    expect(await open('/Japji-Sahib')).toEqual({
      result: { kind: 'redirect', to: '/sundar-gutka/2', isCacheable: true },
      searched: ['japji sahib'],
    });
  });

  it.each(['/japji-or-something', '/nothing-like-it', '/wp-login.php', '/constructor'])(
    '%s, which names no single page, is not found [P46]',
    async (href) => {
      expect((await open(href)).result).toMatchObject({
        status: 404,
        content: { message: { id: 'pageNotFound', url: href } },
      });
    },
  );

  it('of a file is never searched [P46]', async () => {
    expect((await open('/wp-login.php')).searched).toEqual([]);
  });
});
