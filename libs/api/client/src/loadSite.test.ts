import type { ApiTransport } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { TransportError } from './httpTransport.ts';
import { loadSite, siteOfMeta } from './loadSite.ts';

const PAGE = 'https://phones.example/';
const answering =
  (status: number, body: unknown): ApiTransport =>
  () =>
    Promise.resolve({ status, body });
const ABSENT = answering(404, 'Not found');
const DOCUMENT = answering(200, '\n<!doctype html>');

describe('the site of a document', () => {
  it('comes from its meta element', () => {
    expect(siteOfMeta('{"apiUrl":"/api"}', PAGE)).toMatchObject({
      kind: 'site',
      site: { apiOrigin: 'https://phones.example', apiPrefix: '/api' },
    });
    expect(siteOfMeta('{', PAGE)).toEqual({ kind: 'malformed', field: null });
    expect(siteOfMeta(undefined, PAGE)).toBeNull();
  });

  it('comes from config.json in its folder', async () => {
    const config = answering(200, { apiUrl: 'https://api.example/api' });
    expect(await loadSite(PAGE, config, ABSENT)).toMatchObject({ site: { apiOrigin: 'https://api.example' } });
  });

  it('is the document’s host if that has the API and no config.json', async () => {
    const api = answering(200, {});
    for (const folder of [ABSENT, DOCUMENT])
      expect(await loadSite(PAGE, folder, api)).toMatchObject({ site: { apiOrigin: 'https://phones.example' } });
  });

  it('is missing if that host has neither', async () => {
    for (const host of [ABSENT, DOCUMENT])
      expect(await loadSite(PAGE, ABSENT, host)).toEqual({ kind: 'missing' });
  });

  it('is malformed if config.json isn’t JSON or names no API', async () => {
    const api = answering(200, {});
    expect(await loadSite(PAGE, answering(200, '{"apiUrl":'), api)).toEqual({ kind: 'malformed', field: null });
    expect(await loadSite(PAGE, answering(200, {}), api)).toEqual({ kind: 'malformed', field: 'apiUrl' });
  });

  it('is unknown without a connection', async () => {
    const cut: ApiTransport = () => Promise.reject(new TransportError('network', 'No connection'));
    await expect(loadSite(PAGE, cut, ABSENT)).rejects.toThrow(TransportError);
  });
});
