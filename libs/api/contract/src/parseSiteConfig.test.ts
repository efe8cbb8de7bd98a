import { describe, expect, it } from 'vitest';
import {
  controllerLink,
  followLink,
  parseFrontEndUrl,
  parseSiteConfig,
  parseSiteText,
} from './parseSiteConfig.ts';

const PAGE = 'https://host.example/phones/ABC-XYZ?x#y';
const siteOf = (data: unknown, page = PAGE) => {
  const result = parseSiteConfig(data, page);
  return result.kind === 'site' ? result.site : result;
};

describe('the configuration of a front end', () => {
  it('has absolute addresses, folders with a trailing slash', () => {
    expect(
      siteOf({
        siteName: 'Naad',
        apiUrl: 'https://api.example/api/',
        readerUrl: 'https://reader.example',
        controllerUrl: 'https://cdn.example/phones',
        displayUrl: 'https://cdn.example/hall/index.html',
        anything: 'else',
      }),
    ).toEqual({
      siteName: 'Naad',
      apiOrigin: 'https://api.example',
      apiPrefix: '/api',
      readerUrl: 'https://reader.example/',
      controllerUrl: 'https://cdn.example/phones/',
      displayUrl: 'https://cdn.example/hall/index.html',
    });
  });

  it('defaults to the parts at the API’s origin', () => {
    expect(siteOf({ apiUrl: 'http://[::1]:8080' })).toEqual({
      siteName: '',
      apiOrigin: 'http://[::1]:8080',
      apiPrefix: '',
      readerUrl: 'http://[::1]:8080/',
      controllerUrl: null,
      displayUrl: 'http://[::1]:8080/display',
    });
  });

  it('defaults to the front ends at the reader’s origin if the API has its own', () => {
    const site = siteOf({ apiUrl: 'https://api.example/api', readerUrl: '/' });
    expect(site).toMatchObject({
      readerUrl: 'https://host.example/',
      displayUrl: 'https://host.example/display',
    });
  });

  it('resolves paths against the document', () => {
    expect(siteOf({ apiUrl: '/', displayUrl: '/hall' })).toMatchObject({
      apiOrigin: 'https://host.example',
      apiPrefix: '',
      displayUrl: 'https://host.example/hall/',
    });
  });

  it.each([
    [null, null],
    ['<!doctype html>', null],
    [{}, 'apiUrl'],
    [{ apiUrl: '' }, 'apiUrl'],
    [{ apiUrl: 'api.example' }, 'apiUrl'],
    [{ apiUrl: 'javascript:alert(1)' }, 'apiUrl'],
    [{ apiUrl: 'https://user@api.example' }, 'apiUrl'],
    [{ apiUrl: 'https://api.example/api?key=1' }, 'apiUrl'],
    [{ apiUrl: 'https://' }, 'apiUrl'],
    [{ apiUrl: ['https://api.example'] }, 'apiUrl'],
    [{ apiUrl: '/api', siteName: 5 }, 'siteName'],
    [{ apiUrl: '/api', siteName: 'x'.repeat(61) }, 'siteName'],
    [{ apiUrl: '/api', readerUrl: null }, 'readerUrl'],
    [{ apiUrl: '/api', controllerUrl: 'phones/' }, 'controllerUrl'],
    [{ apiUrl: '/api', displayUrl: 'data:text/html,x' }, 'displayUrl'],
  ])('%j is malformed, and %s named as the reason', (data, field) => {
    expect(parseSiteConfig(data, PAGE)).toEqual({ kind: 'malformed', field });
  });
});

it('the text of a configuration is JSON', () => {
  expect(parseSiteText('{"apiUrl":"/api"}', PAGE)).toMatchObject({ site: { apiPrefix: '/api' } });
  expect(parseSiteText('{', PAGE)).toEqual({ kind: 'malformed', field: null });
});

describe('the address of a front end', () => {
  it('is absolute unless there is a page', () => {
    expect(parseFrontEndUrl('https://cdn.example')).toBe('https://cdn.example/');
    expect(parseFrontEndUrl('/phones')).toBeNull();
    expect(parseFrontEndUrl('/phones', PAGE)).toBe('https://host.example/phones/');
  });
});

describe('the address that the QR code holds', () => {
  const session = { code: 'BCD-FGH', pin: '424242', invite: 'abc' };
  const own = { readerUrl: 'https://naad.example/', controllerUrl: null };

  it('has the code as a path on Naad’s own server', () => {
    expect(controllerLink(own, session)).toBe('https://naad.example/control/BCD-FGH#pin=424242&invite=abc');
    expect(followLink(own, 'BCD-FGH')).toBe('https://naad.example/sync/BCD-FGH');
    expect(controllerLink(own, { ...session, pin: null })).toBe('https://naad.example/control/BCD-FGH');
  });

  it('has the code in the query elsewhere, and secrets in the fragment only', () => {
    const elsewhere = { ...own, controllerUrl: 'https://cdn.example/phones/' };
    expect(controllerLink(elsewhere, { ...session, invite: null })).toBe(
      'https://cdn.example/phones/?code=BCD-FGH#pin=424242',
    );
  });
});
