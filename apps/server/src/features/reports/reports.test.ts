import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  REPORT_CONTACT_DAYS,
  REPORT_LIMITS,
  ReportFormResponse,
  type ReportRequest,
  ReportResponse,
  ReportStatusResponse,
} from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountStore, openAccountStore } from '../../accounts/index.ts';
import { findPostgres, startPostgres } from '../../accounts/testing/startPostgres.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestBrowser } from '../../testing/createTestBrowser.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { version } from '../../version.ts';
import { REPORT_FORM_MS } from './createReportForms.ts';
import { REPORT_LIMIT_WINDOWS } from './createReportLimits.ts';
import { runReportCommand } from './runReportCommand.ts';

const DAY_MS = 86_400_000;
/** A time to fill in a form. */
const READING_MS = 10_000;

interface Opened {
  readonly store: AccountStore;
  close(): Promise<void>;
}

async function openSqlite(): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-reports-'));
  const store = await openAccountStore({ kind: 'sqlite', file: path.join(folder, 'accounts.sqlite') });
  return { store, close: () => rm(folder, { recursive: true }) };
}

async function openPostgres(): Promise<Opened> {
  const postgres = await startPostgres();
  const store = await openAccountStore({ kind: 'postgres', url: postgres.url, onError: () => undefined });
  return { store, close: () => postgres.stop() };
}

const kinds: [string, () => Promise<Opened>][] = [['SQLite', openSqlite]];
if (findPostgres() !== null) kinds.push(['PostgreSQL', openPostgres]);

describe.each(kinds)('reports in %s', (_kind, open) => {
  let opened: Opened;
  let server: ApiInstance;
  let time = Date.parse('2026-11-26T12:00:00Z');
  let address = 0;
  beforeAll(async () => {
    opened = await open();
    const limits = { rateLimit: 1, trustProxy: true };
    server = await createTestServer({ accounts: opened.store, now: () => time, config: limits });
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });

  /** A browser at an address of its own, so that no test uses up the limits of another. */
  function newReader(ip = `198.51.100.${String(++address)}`) {
    const browser = createTestBrowser(server);
    const headers = { 'x-forwarded-for': ip };
    return {
      async openForm(verse = 1): Promise<ReportFormResponse> {
        const reply = await browser.get(`/api/reports/form?verse=${String(verse)}`, headers);
        expect(reply.statusCode, reply.payload).toBe(200);
        return ReportFormResponse.parse(reply.json());
      },
      send: (report: object, more = {}) => browser.post('/api/reports', report, { ...headers, ...more }),
      async report(texts: Partial<ReportRequest> = {}, verse = 1): Promise<string> {
        const { form } = await this.openForm(verse);
        if (form === null) throw new Error('the form is not signed');
        time += READING_MS;
        const reply = await this.send(reportOf({ form, ...texts }));
        expect(reply.statusCode, reply.payload).toBe(200);
        return ReportResponse.parse(reply.json()).token;
      },
      async status(token: string): Promise<ReportStatusResponse> {
        const reply = await browser.get(`/api/reports/${token}`, headers);
        expect(reply.statusCode, reply.payload).toBe(200);
        return ReportStatusResponse.parse(reply.json());
      },
      eraseContact: (token: string) => browser.post(`/api/reports/${token}/erase-contact`, {}, headers),
    };
  }
  let lastText = 0;
  const reportOf = (texts: Partial<ReportRequest>, form?: string | null) => ({
    form: form ?? '',
    about: 'gurmukhi',
    correction: `ੴ ${String(++lastText)}`,
    ...texts,
  });
  const type = (...given: string[]) => runReportCommand(opened.store, given, time);
  async function listed(...given: string[]) {
    const { stdout } = await type('list', '--json', ...given);
    return JSON.parse(stdout) as { id: string; correction: string; duplicates: number; status: string }[];
  }

  it('have the values of the receipt: verse id, SHA-256, versions of text and site [T70]', async () => {
    const { corpus } = await loadScripture();
    const reader = newReader();
    const verseId = corpus.line(
      corpus.shabad(corpus.shabadIndexOf(3590 as never) ?? (0 as never)).titleLine,
    ).verseId;
    const form = await reader.openForm(verseId);
    const line = corpus.unicode(corpus.lineIndexOf(verseId) ?? (0 as never));
    const sha256 = createHash('sha256').update(Buffer.from(line, 'utf8')).digest('hex');
    expect(form).toMatchObject({ verseId, unicode: line, sha256, data: corpus.info.hash, build: version });
    expect(form.translations.find(({ key }) => key === 'en.ssk')).toMatchObject({
      text: corpus.translation(corpus.lineIndexOf(verseId) ?? (0 as never), 'en.ssk'),
    });
    await reader.report({ about: 'translation:en.ssk', correction: 'as printed' }, verseId);
    const [report] = await opened.store.listReports({ verseId });
    expect(report).toMatchObject({
      verseId,
      line,
      lineHash: sha256,
      dataVersion: corpus.info.hash,
      buildVersion: version,
      about: 'translation:en.ssk',
      correction: 'as printed',
      contact: null,
      status: 'received',
    });
  });

  it('tell their reader what became of them, at a secret address [T74]', async () => {
    const reader = newReader();
    const token = await reader.report({ correction: 'ਸਤਿ', source: 'SGPC, p. 1', contact: 'me@naad.test' });
    expect(await reader.status(token)).toMatchObject({
      status: 'received',
      note: null,
      correction: 'ਸਤਿ',
      source: 'SGPC, p. 1',
      hasContact: true,
    });
    expect(JSON.stringify(await reader.status(token))).not.toContain('me@naad.test');
    const [stored] = (await opened.store.listReports({})).slice(-1);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const [status, note] of [
      ['checking', ''],
      ['passedOn', 'Issue 7 of the source.'],
      ['corrected', 'In release 5.'],
      ['notAMistake', 'The edition has it so.'],
    ] as const) {
      expect((await type('set', stored?.id ?? '', status, note)).status).toBe(0);
      expect(await reader.status(token)).toMatchObject({ status, note: note === '' ? null : note });
    }
    const wrong = await createTestBrowser(server).get(`/api/reports/${'x'.repeat(43)}`);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([404, { data: { id: 'reportNotFound' } }]);
  });

  it('forget the contact when the reader asks, and some days after they are closed [T73]', async () => {
    const reader = newReader();
    const asked = await reader.report({ contact: 'one@naad.test' });
    const waiting = await reader.report({ contact: 'two@naad.test' });
    const isOpen = await reader.report({ contact: 'three@naad.test' });
    expect((await reader.eraseContact(asked)).statusCode).toBe(200);
    expect((await reader.status(asked)).hasContact).toBe(false);
    const all = await opened.store.listReports({});
    const id = all.find(({ contact }) => contact === 'two@naad.test')?.id ?? '';
    await type('set', id, 'corrected');
    await opened.store.deleteExpired(time + REPORT_CONTACT_DAYS * DAY_MS - 1);
    expect((await reader.status(waiting)).hasContact).toBe(true);
    await opened.store.deleteExpired(time + REPORT_CONTACT_DAYS * DAY_MS);
    expect((await reader.status(waiting)).hasContact).toBe(false);
    expect((await reader.status(isOpen)).hasContact).toBe(true);
    const openId = (await opened.store.listReports({})).find(({ contact }) => contact !== null)?.id ?? '';
    await type('erase-contact', openId);
    expect((await reader.status(isOpen)).hasContact).toBe(false);
  });

  it('are accepted once from a form; the answer can be asked for again [T72]', async () => {
    const reader = newReader();
    const { form } = await reader.openForm();
    time += READING_MS;
    const report = reportOf({ form: form ?? '' });
    const both = await Promise.all([reader.send(report), reader.send(report)]);
    const again = await reader.send(report);
    const tokens = [...both, again].map((reply) => ReportResponse.parse(reply.json()).token);
    expect(new Set(tokens).size).toBe(1);
    expect((await listed()).filter(({ correction }) => correction === report.correction)).toHaveLength(1);
    const other = await reader.send({ ...report, correction: 'another' });
    expect([other.statusCode, other.json()]).toMatchObject([409, { data: { id: 'reportSent' } }]);
  });

  it('are refused from bots: honeypot, too fast, expired, forged, wrong type or too large [T72]', async () => {
    const reader = newReader();
    const { form } = await reader.openForm();
    const refused = async (report: object, status: number, id: string, more = {}) => {
      const reply = await reader.send(report, more);
      expect([reply.statusCode, reply.json()]).toMatchObject([status, { error: true, data: { id } }]);
    };
    const report = reportOf({ form: form ?? '' });
    await refused(report, 400, 'reportTooSoon');
    time += REPORT_FORM_MS.min;
    await refused({ ...report, website: 'https://spam.example' }, 400, 'reportAutomatic');
    await refused({ ...report, form: '' }, 400, 'reportFormExpired');
    await refused({ ...report, form: report.form.replace(/^1\./, '2.') }, 400, 'reportFormExpired');
    await refused({ ...report, correction: ' \n' }, 400, 'badRequest');
    await refused({ ...report, correction: 'x'.repeat(REPORT_LIMITS.correction + 1) }, 400, 'badRequest');
    await refused({ ...report, about: 'everything' }, 400, 'badRequest');
    await refused({ ...report, contact: 5 }, 400, 'badRequest');
    await refused({ ...report, source: 'x'.repeat(60_000) }, 400, 'badRequest');
    await refused({ ...report, source: 'x'.repeat(100_000) }, 413, 'badRequest');
    await refused(report, 403, 'otherOrigin', {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    time += REPORT_FORM_MS.max;
    await refused(report, 400, 'reportFormExpired');
    expect((await listed()).filter(({ correction }) => correction === report.correction)).toEqual([]);
    expect((await reader.send(reportOf({ form: (await reader.openForm()).form ?? '' }))).statusCode).toBe(
      400,
    );
    await reader.report();
  });

  it('of one mistake are listed once, and every reader sees what became of it [T72]', async () => {
    const [one, two, three] = [newReader(), newReader(), newReader()];
    const first = await one.report({ correction: 'ਸਤਿ ਨਾਮੁ  ਕਰਤਾ', source: 'A' });
    const second = await two.report({ correction: ' ਸਤਿ ਨਾਮੁ ਕਰਤਾ', source: 'B', contact: 'b@naad.test' });
    await three.report({ correction: 'ਸਤਿ ਨਾਮੁ ਕਰਤਾ', about: 'other' });
    const same = (await listed()).filter(({ correction }) => correction.startsWith('ਸਤਿ ਨਾਮੁ'));
    expect(same.map(({ duplicates }) => duplicates)).toEqual([1, 0]);
    const id = same[0]?.id ?? '';
    const { stdout } = await type('show', id);
    expect(stdout).toMatch(/source: +A\nsource: +B\ncontact: +b@naad\.test\n/);
    await type('set', id, 'passedOn', 'Thanks.');
    for (const token of [first, second]) {
      expect(await one.status(token)).toMatchObject({ status: 'passedOn', note: 'Thanks.' });
    }
    const fourth = await three.report({ correction: 'ਸਤਿ ਨਾਮੁ ਕਰਤਾ' });
    expect(await three.status(fourth)).toMatchObject({ status: 'passedOn' });
    // A closed report says nothing about a later one.
    await type('set', id, 'corrected');
    const later = await two.report({ correction: 'ਸਤਿ ਨਾਮੁ ਕਰਤਾ' });
    expect(await two.status(later)).toMatchObject({ status: 'received' });
  });

  it.each([
    ['an IPv4 address', '203.0.113.9', '203.0.113.9', '203.0.113.10'],
    ['an IPv6 network', '2001:db8:1:2::9', '2001:db8:1:2:ffff::1', '2001:db8:1:3::9'],
  ])('are limited for %s, by a code that is not the address [T71]', async (_name, ip, same, other) => {
    for (let count = 0; count < REPORT_LIMIT_WINDOWS.address.max; count += 1) await newReader(ip).report();
    const reader = newReader(same);
    const { form } = await reader.openForm();
    time += READING_MS;
    const reply = await reader.send(reportOf({ form: form ?? '' }));
    expect([reply.statusCode, reply.json()]).toMatchObject([429, { data: { id: 'tooManyReports' } }]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    await newReader(other).report();
    time += REPORT_LIMIT_WINDOWS.address.windowMs;
    await newReader(ip).report();
  });

  it('are limited for everybody in a day [T71]', async () => {
    const { max, windowMs } = REPORT_LIMIT_WINDOWS.everybody;
    time += 2 * windowMs;
    await newReader().report();
    const keys: string[] = [];
    const { store } = opened;
    const counting = new Proxy(store, {
      get: (target, name, receiver): unknown =>
        name === 'countAttempt'
          ? (key: string, ...rest: [number, number]) => {
              keys.push(key);
              return store.countAttempt(key, ...rest);
            }
          : Reflect.get(target, name, receiver),
    });
    const spied = await createTestServer({ accounts: counting, now: () => time, config: { rateLimit: 1 } });
    const browser = createTestBrowser(spied);
    const openForm = async () =>
      ReportFormResponse.parse((await browser.get('/api/reports/form?verse=1')).json()).form ?? '';
    const form = await openForm();
    time += READING_MS;
    expect((await browser.post('/api/reports', reportOf({ form }))).statusCode).toBe(200);
    const everybody = keys.find((key) => key.startsWith('reports:everybody:')) ?? '';
    for (let count = await store.countedAttempts(everybody, time); count < max; count += 1) {
      await store.countAttempt(everybody, windowMs, time);
    }
    const next = await openForm();
    time += READING_MS;
    const reply = await browser.post('/api/reports', reportOf({ form: next }));
    expect([reply.statusCode, reply.json()]).toMatchObject([429, { data: { id: 'tooManyReports' } }]);
    time += windowMs;
    await newReader().report();
  });

  it('are listed, filtered and exported by the command, without contacts [T75]', async () => {
    const { corpus } = await loadScripture();
    const verse = corpus.line(20 as never).verseId;
    const day = new Date(time).toISOString().slice(0, 10);
    await newReader().report({ correction: 'one', source: 'p. 5', contact: 'secret@naad.test' }, verse);
    await newReader().report({ correction: 'ONE', source: 'p. 6' }, verse);
    const kept = await listed('--verse', String(verse));
    expect(kept).toHaveLength(1);
    const id = kept[0]?.id ?? '';
    expect(await listed('--verse', String(verse), '--status', 'corrected')).toEqual([]);
    expect(await listed('--verse', String(verse), '--since', day)).toHaveLength(1);
    expect(await listed('--since', '2999-01-01')).toEqual([]);
    const { stdout } = await type('list', '--verse', String(verse));
    expect(stdout).toContain(`${id}  `);
    expect(stdout).toContain('gurmukhi (2 readers): one\n');
    const exported = await type('export', '--verse', String(verse));
    expect(exported.stdout).not.toContain('secret@naad.test');
    expect(JSON.parse(exported.stdout)).toMatchObject({
      format: 'naad-reports',
      reports: [
        {
          id,
          verse_id: verse,
          line: corpus.unicode(20 as never),
          printed_sources: ['p. 5', 'p. 6'],
          readers: 2,
          status: 'received',
        },
      ],
    });
    const { reports } = JSON.parse(exported.stdout) as { reports: { source_line_id: string }[] };
    expect(reports[0]?.source_line_id).toMatch(/^[\dA-Z]{4}$/);
    expect(Number.parseInt(reports[0]?.source_line_id ?? '', 36)).toBe(verse);
    expect((await type('delete', id)).status).toBe(0);
    expect(await listed('--verse', String(verse))).toEqual([]);
    expect(await type('show', id)).toMatchObject({ status: 1, stderr: `No report has the id ${id}.\n` });
  });

  it.each([
    [],
    ['list', '--status', 'gone'],
    ['list', '--since', 'yesterday'],
    ['list', '--verse', 'x'],
    ['set', 'x', 'gone'],
    ['set', 'x'],
    ['show'],
    ['show', 'x', 'y'],
    ['list', '--unknown'],
  ])('are left alone by a command that is misused: %j %j %j [T75]', async (...given) => {
    const words = given.filter((word): word is string => typeof word === 'string');
    expect(await type(...words)).toMatchObject({ status: 2, stdout: '' });
    expect((await type(...words)).stderr).toContain('npm run reports -- list');
  });
});

it('a real PostgreSQL is available in CI', () => {
  if (process.env['CI'] === 'true') expect(findPostgres()).not.toBeNull();
});
