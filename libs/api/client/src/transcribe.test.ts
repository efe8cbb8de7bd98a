import { ApiError } from '@naad/api-contract';
import { expect, it } from 'vitest';
import type { AccountFetch } from './callAccount.ts';
import { transcribe } from './transcribe.ts';

const answering =
  (status: number, body: unknown): AccountFetch =>
  () =>
    Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(body)) });

it('sends a recording, and gives the letters that were heard in it', async () => {
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

it('fails as the catalogue says, in the words of the service', async () => {
  const fetch = answering(422, { error: true, data: { id: 'transcriptionFailed', error: 'Too much wind.' } });
  const failure = await transcribe('', { base: '/api', fetch }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ id: 'transcriptionFailed', message: 'Too much wind.' });
});

it.each([
  [429, 'slow down', { id: 'tooManyRequests' }],
  [502, '<html>', { reason: 'malformed' }],
  [200, { status: 'success' }, { reason: 'malformed' }],
])('takes a %i of something between for what it is', async (status, body, error) => {
  await expect(transcribe('', { base: '/api', fetch: answering(status, body) })).rejects.toMatchObject(error);
});

it('fails as a network does where there is no connection', async () => {
  const fetch: AccountFetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(transcribe('', { base: '/api', fetch })).rejects.toMatchObject({ reason: 'network' });
});
