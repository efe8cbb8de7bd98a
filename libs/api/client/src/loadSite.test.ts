import { describe, expect, it } from 'vitest';
import { type FetchText, loadSite } from './loadSite.ts';

const PAGE = 'https://phones.example/';
const ABSENT = { status: 404, text: 'Not found' };
const DOCUMENT = { status: 200, text: '\n<!doctype html>' };

type Reply = Awaited<ReturnType<FetchText>>;

/** A host with these files, which lie beside the document and at its root. */
const load = (config: Reply, probe: Reply) =>
  loadSite(PAGE, (url) =>
    Promise.resolve({ './config.json': config, '/api/capabilities': probe }[url] ?? ABSENT),
  );
const json = (data: unknown): Reply => ({ status: 200, text: JSON.stringify(data) });

describe('the site of a document', () => {
  it('comes from config.json in its folder', async () => {
    const result = await load(json({ apiUrl: 'https://api.example/api' }), ABSENT);
    expect(result).toMatchObject({ site: { apiOrigin: 'https://api.example' } });
  });

  it('is the document’s host if that has the API and no config.json', async () => {
    for (const config of [ABSENT, DOCUMENT])
      expect(await load(config, json({}))).toMatchObject({ site: { apiOrigin: 'https://phones.example' } });
  });

  it('is missing if that host has neither', async () => {
    for (const probe of [ABSENT, DOCUMENT]) expect(await load(ABSENT, probe)).toEqual({ kind: 'missing' });
  });

  it('is malformed if config.json isn’t JSON or names no API', async () => {
    const broken = { status: 200, text: '{"apiUrl":' };
    expect(await load(broken, json({}))).toEqual({ kind: 'malformed', field: null });
    expect(await load(json({}), json({}))).toEqual({ kind: 'malformed', field: 'apiUrl' });
  });

  it('is unknown without a connection', async () => {
    await expect(loadSite(PAGE, () => Promise.reject(new TypeError('cut')))).rejects.toThrow('cut');
  });
});
