import { expect, it } from 'vitest';
import { type Outcome, type PageOutcome, createRouteCache } from './routeCache.ts';
import { STORY_PAGES } from '../../testing/storyPages.ts';

const page = { status: 200, title: 'Search', content: { page: 'message' } };
const pageAt = (href: string, isRepeatable = true): PageOutcome => ({
  kind: 'page',
  href,
  page,
  isRepeatable,
});

function cacheOf(answers: Record<string, () => Outcome>) {
  const loads: string[] = [];
  const cache = createRouteCache(pageAt('/'), (href) => {
    loads.push(href);
    return Promise.resolve(answers[href]?.() ?? pageAt(href));
  });
  return { cache, loads };
}

it('the route cache starts with the page of the document', () => {
  const { cache, loads } = cacheOf({});
  expect(cache.read('/')).toMatchObject({ href: '/' });
  expect(loads).toEqual([]);
});

it('the route cache loads an address once', async () => {
  const { cache, loads } = cacheOf({});
  const loading = cache.read('/ang?ang=1');
  expect(cache.read('/ang?ang=1')).toBe(loading);
  expect(cache.isLoading()).toBe(true);
  await loading;
  expect(cache.isLoading()).toBe(false);
  expect(cache.read('/ang?ang=1')).toMatchObject({ kind: 'page', href: '/ang?ang=1' });
  expect(loads).toEqual(['/ang?ang=1']);
});

it('the route cache also stores a page under the address it was redirected to', async () => {
  const { cache, loads } = cacheOf({ '/search?q=x': () => pageAt('/shabad?id=7') });
  await cache.read('/search?q=x');
  expect(cache.read('/shabad?id=7')).toMatchObject({ href: '/shabad?id=7' });
  expect(loads).toEqual(['/search?q=x']);
});

it('the route cache reloads an address that leads to another page each time, and stores those pages', async () => {
  let id = 0;
  const { cache, loads } = cacheOf({ '/random': () => pageAt(`/shabad?id=${String(++id)}`, false) });
  await cache.read('/random');
  expect(cache.read('/random')).toMatchObject({ href: '/shabad?id=1' });
  void cache.prepare('/random');
  await expect(Promise.resolve(cache.read('/random'))).resolves.toMatchObject({ href: '/shabad?id=2' });
  void cache.prepare('/shabad?id=1');
  expect(loads).toEqual(['/random', '/random']);
});

it('the route cache retries after a failure only on navigation', async () => {
  const { cache, loads } = cacheOf({ '/x': () => ({ kind: 'failed', reason: 'offline' }) });
  await cache.read('/x');
  expect(cache.read('/x')).toEqual({ kind: 'failed', reason: 'offline' });
  expect(loads).toHaveLength(1);
  void cache.prepare('/x');
  expect(loads).toHaveLength(2);
});

it('the route cache evicts the oldest pages', async () => {
  const { cache, loads } = cacheOf({});
  for (let ang = 1; ang <= 40; ang++) await cache.read(`/ang?ang=${String(ang)}`);
  expect(cache.read('/ang?ang=40')).toMatchObject({ kind: 'page' });
  expect(loads).toHaveLength(40);
  void cache.read('/ang?ang=1');
  expect(loads).toHaveLength(41);
});

it('the route cache lists the loaded pages once each, latest first', async () => {
  const { cache } = cacheOf({
    '/search?q=x': () => pageAt('/shabad?id=7'),
    '/gone': () => ({ kind: 'failed', reason: 'timeout' }),
  });
  await cache.read('/search?q=x');
  await cache.read('/gone');
  await cache.read('/ang?ang=1');
  void cache.read('/ang?ang=2');
  expect(cache.opened().map(({ href }) => href)).toEqual(['/ang?ang=1', '/shabad?id=7', '/']);
});

const ang = STORY_PAGES.ang;

it('the route cache stores a page of verses per choice of includes, and any other page once', async () => {
  let includes = 'english';
  const loads: string[] = [];
  const cache = createRouteCache(
    ang,
    (href) => {
      loads.push(`${href} ${includes}`);
      return Promise.resolve(href === ang.href ? { ...ang } : pageAt(href));
    },
    () => includes,
  );
  await cache.read('/help');
  includes = 'punjabi';
  // The shown page stays while another is loading.
  expect(cache.read(ang.href, 'english')).toBe(ang);
  await cache.read(ang.href);
  expect(cache.read('/help')).toMatchObject({ href: '/help' });
  includes = 'english';
  expect(cache.read(ang.href)).toBe(ang);
  expect(loads).toEqual(['/help english', `${ang.href} punjabi`]);
});

it('a prefetch shows no loading state, and its failure is forgotten', async () => {
  const { cache, loads } = cacheOf({ '/x': () => ({ kind: 'failed', reason: 'offline' }) });
  cache.prefetch('/x');
  cache.prefetch('/ang?ang=2');
  expect(cache.isLoading()).toBe(false);
  await cache.prepare('/ang?ang=2');
  await cache.prepare('/x');
  expect(loads).toEqual(['/x', '/ang?ang=2', '/x']);
});
