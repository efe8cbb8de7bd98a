import type { ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { routeContextOf } from '../../testing/routeContextOf.ts';
import { shabadOf } from '../../testing/shabadOf.ts';
import { loadEmbed } from './loadEmbed.ts';

const api: Partial<ApiClient> = {
  getShabads: (ids) =>
    ids.some((id) => id > 99)
      ? Promise.reject(new ApiError('shabadNotFound'))
      : Promise.resolve(ids.map((id) => shabadOf(id, ['ਪਹਿਲੀ', 'ਦੂਜੀ']))),
};
const load = (query: string) => loadEmbed(routeContextOf(`/embed${query}`, api));

describe('the builder of embeds', () => {
  it('begins with the first shabad, in the look that goes without saying', async () => {
    expect(await load('')).toMatchObject({
      status: 200,
      content: {
        page: 'embed',
        origin: 'http://naad.test',
        look: { translations: ['en'], theme: null },
        found: { subject: { kind: 'shabad', id: '1' }, verse: null },
      },
    });
  });

  it('lets the line stand alone that a link points at, and none of several', async () => {
    expect(await load('?id=2&verse=21')).toMatchObject({ content: { found: { verse: 21 } } });
    expect(await load('?id=2&verse=20,21')).toMatchObject({ content: { found: { verse: null } } });
    expect(await load('?id=2&verse=7')).toMatchObject({ content: { found: { verse: null } } });
  });

  it('takes a form that was sent: what is ticked, and nothing where nothing is', async () => {
    expect(
      await load('?of=2&verse=&translations=en&translations=es&script=latin&larivaar=1&theme='),
    ).toMatchObject({
      content: { asked: '2', look: { translations: ['en', 'es'], scripts: ['latin'], isLarivaar: true } },
    });
    expect(await load('?of=2')).toMatchObject({ content: { look: { translations: [], scripts: [] } } });
  });

  it.each(['?of=naad', '?id=100', '?id=x', '?ang=0', '?ang=1&source=Z'])(
    'says of %s that there is none',
    async (query) => {
      expect(await load(query)).toMatchObject({ status: 404, content: { found: null } });
    },
  );
});
