import { describe, expect, it } from 'vitest';
import { createRouteFinder } from './createRouteFinder.ts';
import { scriptureRoutes } from './scriptureRoutes.ts';

describe('the route of an address', () => {
  const find = createRouteFinder(scriptureRoutes);
  const found = (path: string, method: 'GET' | 'POST' = 'GET') => {
    const { route, params } = find(method, path) ?? {};
    return route && [route.path, params];
  };

  it.each([
    ['/v2/shabads/1839', '/v2/shabads/:ids', { ids: '1839' }],
    ['/v2/shabads/1839/', '/v2/shabads/:ids', { ids: '1839' }],
    ['/v2/search/a%2Fb%20c', '/v2/search/:query', { query: 'a/b c' }],
    ['/v2/shab%61ds/1', '/v2/shabads/:ids', { ids: '1' }],
    ['/v2/angs//G', '/v2/angs/:range/:source', { range: '', source: 'G' }],
    ['/v2', '/v2', {}],
  ])('%s is %s', (path, pattern, params) => {
    expect(found(path)).toEqual([pattern, params]);
  });

  it('is the one with the earlier fixed part, whatever the order of the routes', () => {
    const reversed = createRouteFinder(scriptureRoutes.toReversed());
    for (const each of [find, reversed]) {
      expect(each('GET', '/v2/rehats/search/chapters')?.route.path).toBe('/v2/rehats/search/:text');
      expect(each('GET', '/v2/rehats/1/chapters')?.route.path).toBe('/v2/rehats/:rehat/chapters');
      expect(each('GET', '/v2/rehats/search')?.route.path).toBe('/v2/rehats/:rehat');
    }
  });

  it('is missing for another path or method', () => {
    for (const path of ['/', '', '/v2/shabads', '/v2/shabads/', '/v2/shabads/1/2', '/V2', '/v2/none'])
      expect(found(path), path).toBeUndefined();
    expect(found('/v2', 'POST')).toBeUndefined();
    expect(found('/quotes', 'POST')).toEqual(['/quotes', {}]);
  });

  it('is refused for invalid percent-encoding', () => {
    for (const path of ['/v2/shabads/%zz', '/none/%E0%A8']) expect(() => find('GET', path)).toThrow(URIError);
  });
});

it('no two routes of the scripture have the same method and shape', () => {
  const shapes = scriptureRoutes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(shapes).size).toBe(shapes.length);
});
