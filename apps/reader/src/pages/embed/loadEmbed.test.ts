import type { ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { routeContextOf } from '../../testing/routeContextOf.ts';
import { shabadOf } from '../../testing/shabadOf.ts';
import { loadEmbed, parseSubject } from './loadEmbed.ts';

const api: Partial<ApiClient> = {
  getShabads: (ids) =>
    ids.some((id) => id > 99)
      ? Promise.reject(new ApiError('shabadNotFound'))
      : Promise.resolve(ids.map((id) => shabadOf(id, ['ਪਹਿਲੀ', 'ਦੂਜੀ']))),
};
const load = (query: string) => loadEmbed(routeContextOf(`/embed${query}`, api));

describe('the embed builder', () => {
  it('starts with the first shabad and the default look', async () => {
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

  it('shows a single line that a link names, and the whole shabad for several', async () => {
    expect(await load('?id=2&verse=21')).toMatchObject({ content: { found: { verse: 21 } } });
    expect(await load('?id=2&verse=20,21')).toMatchObject({ content: { found: { verse: null } } });
    expect(await load('?id=2&verse=7')).toMatchObject({ content: { found: { verse: null } } });
  });

  it('reads a submitted form, in which a missing checkbox means unchecked', async () => {
    expect(
      await load('?of=2&verse=&translations=en&translations=es&script=latin&larivaar=1&theme='),
    ).toMatchObject({
      content: { asked: '2', look: { translations: ['en', 'es'], scripts: ['latin'], isLarivaar: true } },
    });
    expect(await load('?of=2')).toMatchObject({ content: { look: { translations: [], scripts: [] } } });
  });

  it.each(['?of=naad', '?id=100', '?id=x', '?ang=0', '?ang=1&source=Z'])(
    'finds no text for %s',
    async (query) => {
      expect(await load(query)).toMatchObject({ status: 404, content: { found: null } });
    },
  );
});

const subjectOf = (query: string) => parseSubject(new URLSearchParams(query)).subject;
const subjectOfText = (text: string) => subjectOf(new URLSearchParams({ of: text }).toString());

describe('the subject of an embed', () => {
  it('defaults to the first shabad', () => {
    expect(subjectOf('')).toEqual({ kind: 'shabad', id: '1' });
  });

  it('is the text that a link names', () => {
    expect(subjectOf('id=3590')).toEqual({ kind: 'shabad', id: '3590' });
    expect(subjectOf('id=3590&verse=7')).toEqual({ kind: 'shabad', id: '3590', highlight: '7' });
    expect(subjectOf('ang=3')).toEqual({ kind: 'ang', ang: '3', source: 'G' });
    expect(parseSubject(new URLSearchParams('ang=3&source=D')).asked).toBe('/ang?ang=3&source=D');
  });

  it.each([
    ['3590', { kind: 'shabad', id: '3590' }],
    [' 1,5 ', { kind: 'shabad', id: '1,5' }],
    ['https://naad.example/shabad?id=3590&highlight=7', { kind: 'shabad', id: '3590', highlight: '7' }],
    ['https://naad.example/s/3590/7', { kind: 'shabad', id: '3590', highlight: '7' }],
    ['/ang?ang=3&source=D', { kind: 'ang', ang: '3', source: 'D' }],
    ['https://naad.example/gs/2', { kind: 'ang', ang: '2', source: 'S' }],
  ])('is the text at %s', (text, subject) => {
    expect(subjectOfText(text)).toEqual(subject);
  });

  it.each(['naad', 'https://', 'https://naad.example/help', '/constructor/1', '<b>'])(
    'is null for %s',
    (text) => {
      expect(subjectOfText(text)).toBeNull();
    },
  );
});
