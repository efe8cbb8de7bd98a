import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { parseCaptionAddress } from './captionAddress.ts';

const MEETING = 'https://wmcc.zoom.us/closedcaption?id=200610693&ns=GZHkEA%3D%3D&expire=86400&signature=nYtX';

describe('a caption address', () => {
  it('is one of the meeting software [U75]', () => {
    expect(parseCaptionAddress(MEETING)?.href).toBe(MEETING);
    expect(parseCaptionAddress('https://us04wmcc.zoom.us/closedcaption?id=1')).not.toBeNull();
  });

  it.each([
    'http://wmcc.zoom.us/closedcaption?id=1',
    'https://wmcc.zoom.us:8443/closedcaption?id=1',
    'https://wmcc.zoom.us/oauth/token?id=1',
    'https://wmcc.zoom.us/closedcaption/../oauth?id=1',
    'https://wmcc.zoom.us.example.org/closedcaption?id=1',
    'https://examplezoom.us/closedcaption?id=1',
    'https://user:password@wmcc.zoom.us/closedcaption?id=1',
    'https://wmcc.zoom.us@127.0.0.1/closedcaption?id=1',
    'https://127.0.0.1/closedcaption?id=1',
    'https://[::1]/closedcaption?id=1',
    'file:///closedcaption',
    `${MEETING}&${'x'.repeat(3_000)}`,
    'closedcaption',
  ])('is never %s [U75]', (address) => {
    expect(parseCaptionAddress(address)).toBeNull();
  });
});

describe('the relay of captions', () => {
  let server: ApiInstance;
  const zoom = vi.fn<typeof fetch>();

  beforeAll(async () => {
    // The meeting's server is not ours: it is the one thing replaced here.
    vi.stubGlobal('fetch', zoom);
    server = await createTestServer();
  });
  afterEach(() => zoom.mockReset());
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.close();
  });

  const post = (body: object, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: '/api/captions',
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers },
      payload: { address: MEETING, seq: 7, lang: 'en-US', text: 'ਸਤਿ ਨਾਮੁ', ...body },
    });

  it('posts the text with its number and language, and follows no redirect [U75]', async () => {
    zoom.mockResolvedValue(new Response('7'));
    const answer = await post({});
    expect(answer.statusCode).toBe(200);
    const [url, options] = zoom.mock.calls[0] ?? [];
    expect(String(url)).toBe(`${MEETING}&seq=7&lang=en-US`);
    expect(options).toMatchObject({ method: 'POST', body: 'ਸਤਿ ਨਾਮੁ\n', redirect: 'error' });
    expect(options?.signal).toBeInstanceOf(AbortSignal);
  });

  it('calls nothing for another address, another site or a wrong request [U75]', async () => {
    expect((await post({ address: 'https://169.254.169.254/closedcaption' })).json()).toMatchObject({
      data: { id: 'badCaptionAddress' },
    });
    expect((await post({}, { origin: 'https://example.org' })).statusCode).toBe(403);
    expect((await post({ text: '' })).statusCode).toBe(400);
    expect((await post({ text: 'x'.repeat(2_001) })).statusCode).toBe(400);
    expect((await post({ lang: 'en-US&id=2' })).statusCode).toBe(400);
    expect(zoom).not.toHaveBeenCalled();
  });

  it('says if the meeting refused the caption or does not answer [U75]', async () => {
    zoom.mockResolvedValue(new Response('', { status: 403 }));
    expect((await post({})).json()).toMatchObject({ data: { id: 'captionRefused' } });
    zoom.mockResolvedValue(new Response('', { status: 503 }));
    expect((await post({})).json()).toMatchObject({ data: { id: 'meetingUnavailable' } });
    zoom.mockRejectedValue(new TypeError('fetch failed'));
    expect((await post({})).json()).toMatchObject({ data: { id: 'meetingUnavailable' } });
  });
});
