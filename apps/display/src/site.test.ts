import { describe, expect, it } from 'vitest';
import { type DisplayPage, pagePath, selectPage } from './site.ts';

describe('the page of the display', () => {
  it.each<[string, string, DisplayPage]>([
    ['/display', '', 'desk'],
    ['/display/', '?code=ABC-XYZ', 'desk'],
    ['/display/screen', '', 'screen'],
    ['/display/screen/', '', 'screen'],
    ['/display/overlay', '?code=ABC-XYZ', 'overlay'],
    ['/', '?screen', 'screen'],
    ['/hall/', '?screen=', 'screen'],
    ['/hall/index.html', '?overlay&code=ABC-XYZ', 'overlay'],
  ])('%s%s is the %s', (pathname, search, page) => {
    expect(selectPage({ pathname, search })).toBe(page);
  });

  it.each<[DisplayPage, string, string]>([
    ['screen', '/display', '/display?screen'],
    ['desk', '/display/screen', '/display'],
    ['desk', '/hall/', '/hall/'],
    ['overlay', '/hall/index.html', '/hall/index.html?overlay'],
  ])('%s has a path that needs no rewriting on %s: %s', (page, pathname, path) => {
    expect(pagePath(page, { pathname })).toBe(path);
  });
});
