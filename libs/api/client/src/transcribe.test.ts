import { ApiError } from '@naad/api-contract';
import { expect, it } from 'vitest';
import type { AccountFetch } from './callAccount.ts';
import { transcribe } from './transcribe.ts';

const answering =
  (status: number, body: unknown): AccountFetch =>
  () =>
    Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(body)) });

it('transcribe sends a recording and returns its first letters', async () => {
  const sent: unknown[] = [];
  const fetch: AccountFetch = (url, { method, body }) => {
    sent.push([method, url, body]);
    return answering(200, {
      status: 'success',
      transcriptInitials: { ascii: 'DDrgj', unicode: 'ਧਧਰਗਜ' },
      message: null,
    })(url, undefined as never);
  };
  expect(await transcribe('UklGRg==', { base: '/api', fetch })).toBe('ਧਧਰਗਜ');
  expect(sent).toEqual([['POST', '/api/transcript', '{"audioData":"UklGRg=="}']]);
});

it("transcribe throws the catalog's error with the service's message", async () => {
  const fetch = answering(422, { error: true, data: { id: 'transcriptionFailed', error: 'Too much wind.' } });
  const failure = await transcribe('', { base: '/api', fetch }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ id: 'transcriptionFailed', message: 'Too much wind.' });
});

it.each([
  [429, 'slow down', { id: 'tooManyRequests' }],
  [502, '<html>', { reason: 'malformed' }],
  [200, { status: 'success' }, { reason: 'malformed' }],
])('transcribe recognizes a %i from an intermediary', async (status, body, error) => {
  await expect(transcribe('', { base: '/api', fetch: answering(status, body) })).rejects.toMatchObject(error);
});

it('transcribe throws a network error without a connection', async () => {
  const fetch: AccountFetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(transcribe('', { base: '/api', fetch })).rejects.toMatchObject({ reason: 'network' });
});
