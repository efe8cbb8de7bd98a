import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SiteEvents } from '@naad/api-contract';
import { createTestServer } from '../../testing/index.ts';

const SEARCHED = { kind: 'click', action: 'search-query', label: '1', text: 'secret words' };
const SITE = 'http://localhost';

async function tell(wanted: SiteEvents | null, body: unknown, headers: Record<string, string> = {}) {
  const lines: string[] = [];
  // As an operator has it who wants to hear of failures alone.
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const server = await createTestServer({ config: { events: wanted, siteOrigin: SITE }, logger });
  onTestFinished(() => server.close());
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/events',
    payload: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'a device',
      cookie: 'naad=1',
      ...headers,
    },
  });
  const told = lines.map((line) => JSON.parse(line) as { msg: string; event?: unknown });
  return { statusCode, told: told.filter(({ msg }) => msg === 'event'), text: lines.join('') };
}

describe('what happens in visits', () => {
  it('is heard by nobody unless the operator asks for it', async () => {
    const { statusCode, told } = await tell(null, { events: [SEARCHED] });
    expect([statusCode, told]).toEqual([404, []]);
  });

  it('is a line of the log each, which says nothing of who it was', async () => {
    const events = [{ kind: 'page', path: '/shabad' }, SEARCHED];
    const { statusCode, told, text } = await tell({ withText: false }, { events });
    expect(statusCode).toBe(200);
    expect(told.map(({ event }) => event)).toEqual([
      { kind: 'page', path: '/shabad' },
      { kind: 'click', action: 'search-query', label: '1' },
    ]);
    expect(text).not.toMatch(/secret|127\.0\.0\.1|device|naad=1|reqId/);
  });

  it('has the words that were typed only where the operator wants them', async () => {
    const { told } = await tell({ withText: true }, { events: [SEARCHED] });
    expect(told[0]?.event).toEqual(SEARCHED);
  });

  it.each([
    ['a query in a path', { events: [{ kind: 'page', path: '/search?q=secret' }] }],
    ['an action that there is not', { events: [{ kind: 'click', action: 'mouse-moved' }] }],
    ['words where a name belongs', { events: [{ kind: 'click', action: 'share', label: 'secret words' }] }],
    ['nothing', { events: [] }],
    ['too much', { events: Array.from({ length: 21 }, () => SEARCHED) }],
  ])('is refused with %s', async (_name, body) => {
    const { statusCode, told } = await tell({ withText: true }, body);
    expect([statusCode, told]).toEqual([400, []]);
  });

  it('is taken from no page but ours', async () => {
    const { statusCode, told } = await tell(
      { withText: false },
      { events: [SEARCHED] },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([statusCode, told]).toEqual([403, []]);
  });
});
