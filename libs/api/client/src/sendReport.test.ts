import { describe, expect, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import type { AccountFetch } from './callAccount.ts';
import { createHttpTransport } from './httpTransport.ts';
import { sendReport } from './sendReport.ts';
import { DoneResponse } from '@naad/api-contract';

const report = { form: 'f', about: 'gurmukhi', correction: 'ੴ' };

function answering(status: number, body: unknown) {
  const sent: { url: string; options: Parameters<AccountFetch>[1] }[] = [];
  const fetch: AccountFetch = (url, options) => {
    sent.push({ url, options });
    return Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(body)) });
  };
  return { sent, fetch };
}

describe('sendReport', () => {
  it('posts the report to the page’s own origin and returns its secret [T70]', async () => {
    const { sent, fetch } = answering(200, { token: 'secret' });
    expect(await sendReport(report, { base: '/api', fetch })).toBe('secret');
    expect(sent[0]?.url).toBe('/api/reports');
    expect(sent[0]?.options).toMatchObject({ method: 'POST', body: JSON.stringify(report) });
  });

  it.each([
    [409, { error: true, data: { id: 'reportSent', error: 'No.' } }, { name: 'ApiError', id: 'reportSent' }],
    [429, 'slow down', { name: 'ApiError', id: 'tooManyRequests' }],
    [200, { no: 'token' }, { name: 'TransportError', reason: 'malformed' }],
  ])('throws why a report was refused: %d %j [T70]', async (status, body, error) => {
    const { fetch } = answering(status, body);
    await expect(sendReport(report, { base: '/api', fetch })).rejects.toMatchObject(error);
  });
});

it('a client posts a body as JSON [T70]', async () => {
  const { sent, fetch } = answering(200, { ok: true });
  const client = createApiClient(createHttpTransport({ base: 'http://api.test', fetch: fetch as never }));
  expect(await client.send('/reports', report, DoneResponse)).toEqual({ ok: true });
  expect(sent[0]?.url).toBe('http://api.test/reports');
  expect(sent[0]?.options).toMatchObject({
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json' },
  });
});
