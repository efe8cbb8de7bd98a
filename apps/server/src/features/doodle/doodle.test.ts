import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CapabilitiesResponse, DoodleResponse, MessagesResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { readSiteFiles } from '../../site-files/index.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

const sample = path.join(
  fileURLToPath(new URL('../../../../../docs/', import.meta.url)),
  'samples/site-files',
);

afterEach(() => {
  vi.useRealTimers();
});

/** Fakes only the clock. */
function isNow(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

describe('the doodle and the messages of a day', () => {
  let server: ApiInstance;
  let bare: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer({ siteFiles: await readSiteFiles(sample) });
    bare = await createTestServer();
  });
  afterAll(() => Promise.all([server.close(), bare.close()]));

  const today = async (of = server) => (await getParsed(of, '/api/doodle/', DoodleResponse)).rows;

  it('follow the calendar of Amritsar [S1.17, S3.19, S7.9, B116, K18]', async () => {
    isNow('2026-11-23T18:00:00Z');
    expect(await today()).toEqual([]);
    isNow('2026-11-23T19:00:00Z');
    expect(await today()).toMatchObject([{ Image: '/site-files/river.svg', Description: 'A river at dawn' }]);
    expect(await today(bare)).toEqual([]);
  });

  it('are listed in the capabilities', async () => {
    const hasDoodle = async (of: ApiInstance) =>
      (await getParsed(of, '/api/capabilities', CapabilitiesResponse)).doodle ?? false;
    expect(await hasDoodle(server)).toBe(true);
    expect(await hasDoodle(bare)).toBe(false);
  });

  it("have an image that can't run scripts", async () => {
    const { statusCode, headers, payload } = await server.inject('/site-files/river.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(payload).toContain('<svg');
  });

  it.each([
    '/site-files/doodles.json',
    '/site-files/..%2fbanners.json',
    '/site-files/none.svg',
    '/site-files/',
  ])('serve no file at %s', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  });

  it.each(['2026-12-1', '2026-12-01'])('return the messages of %s', async (day) => {
    const { rows } = await getParsed(server, `/api/messages/web/${day}`, MessagesResponse);
    expect(rows).toEqual([
      {
        ID: 'maintenance',
        Title: 'Maintenance',
        Content: 'This evening the site will be away for some minutes.',
        Type: 'warning',
      },
    ]);
    expect((await getParsed(bare, `/api/messages/web/${day}`, MessagesResponse)).rows).toEqual([]);
  });

  it.each(['2026-2-30', 'today', '2026', '1-1-1'])('refuse %s', async (day) => {
    await expectError(server, `/api/messages/web/${day}`, 'badDate');
  });
});
