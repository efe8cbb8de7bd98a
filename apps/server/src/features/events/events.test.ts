import { describe, expect, it, onTestFinished } from 'vitest';
import type { SiteEvents } from '@naad/api-contract';
import { createLogger } from '../../logging/createLogger.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

const SEARCHED = { kind: 'click', action: 'search-query', label: '1', text: 'secret words' };
const SITE = 'http://localhost';

async function send(events: SiteEvents | null, body: unknown, headers: Record<string, string> = {}) {
  const lines: string[] = [];
  // The configuration of an operator who wants only failures.
  const logger = createLogger('warn', { write: (line: string) => lines.push(line) });
  const server = await createTestServer({ config: { events, siteOrigin: SITE }, logger });
  onTestFinished(() => server.close());
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/events',
    payload: JSON.stringify(body),
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'a device',
      cookie: 'naad=1',
      ...headers,
    },
  });
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; event?: unknown });
  return { statusCode, logged: logged.filter(({ msg }) => msg === 'event'), text: lines.join('') };
}

describe('events of visits [S7.26]', () => {
  it('are refused unless the operator asks for them', async () => {
    const { statusCode, logged } = await send(null, { events: [SEARCHED] });
    expect([statusCode, logged]).toEqual([404, []]);
  });

  it('are logged on a line each, without anything about the visitor', async () => {
    const events = [{ kind: 'page', path: '/shabad' }, SEARCHED];
    const { statusCode, logged, text } = await send({ withText: false }, { events });
    expect(statusCode).toBe(200);
    expect(logged.map(({ event }) => event)).toEqual([
      { kind: 'page', path: '/shabad' },
      { kind: 'click', action: 'search-query', label: '1' },
    ]);
    expect(text).not.toMatch(/secret|127\.0\.0\.1|device|naad=1|reqId/);
  });

  it('include typed text only if the operator asks for it [V16]', async () => {
    const { logged } = await send({ withText: true }, { events: [SEARCHED] });
    expect(logged[0]?.event).toEqual(SEARCHED);
  });

  it.each([
    ['a query in a path', { events: [{ kind: 'page', path: '/search?q=secret' }] }],
    ['an action that there is not', { events: [{ kind: 'click', action: 'mouse-moved' }] }],
    ['words where a name belongs', { events: [{ kind: 'click', action: 'share', label: 'secret words' }] }],
    ['nothing', { events: [] }],
    ['too much', { events: Array.from({ length: 21 }, () => SEARCHED) }],
  ])('are refused with %s', async (_name, body) => {
    const { statusCode, logged } = await send({ withText: true }, body);
    expect([statusCode, logged]).toEqual([400, []]);
  });

  it('are accepted only from our own pages', async () => {
    const { statusCode, logged } = await send(
      { withText: false },
      { events: [SEARCHED] },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([statusCode, logged]).toEqual([403, []]);
  });
});
