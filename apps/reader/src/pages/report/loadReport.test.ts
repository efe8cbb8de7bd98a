import { ApiError, type ApiErrorId } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { routeContextOf } from '../../testing/routeContextOf.ts';
import { loadReport } from './loadReport.ts';
import { loadSentReport } from './loadSentReport.ts';
import { LINE, STATUS } from './testing/reportForms.ts';

const TYPED = { about: 'gurmukhi', correction: 'ਸਤਿ\r\nਨਾਮੁ', source: 'p. 1', contact: 'me@naad.test' };
const TEXTS = { ...TYPED, correction: 'ਸਤਿ\nਨਾਮੁ' };

/** A context whose API has the line, and answers a report. */
function contextOf(href: string, answer: { token: string } | ApiErrorId = { token: 'secret' }, line = LINE) {
  const sent: unknown[] = [];
  const context = routeContextOf(href, {
    request: (path) => {
      if (path === '/reports/form?verse=26106') return Promise.resolve(line as never);
      return Promise.reject(
        new ApiError(path.startsWith('/reports/form') ? 'verseNotFound' : 'reportNotFound'),
      );
    },
    send: (path, body) => {
      sent.push(path, body);
      return typeof answer === 'string'
        ? Promise.reject(new ApiError(answer))
        : Promise.resolve(answer as never);
    },
  });
  return { context, sent };
}

describe('loadReport', () => {
  it('shows the empty form of a line, with its address [T70]', async () => {
    const { context } = contextOf('/report?verse=26106');
    expect(await loadReport(context)).toMatchObject({
      status: 200,
      content: {
        view: {
          kind: 'form',
          line: LINE,
          address: 'http://naad.test/shabad?id=1&highlight=26106',
          problem: null,
        },
      },
    });
  });

  it('says so while reports cannot be stored [T76]', async () => {
    const { context } = contextOf('/report?verse=26106', undefined, { ...LINE, form: null });
    expect(await loadReport(context)).toMatchObject({
      status: 200,
      content: { view: { problem: 'reportsUnavailable' } },
    });
  });

  it('sends a form without JavaScript and leads to its private page [T77]', async () => {
    const { context, sent } = contextOf('/report?verse=26106');
    const formFields = { ...TYPED, form: 'signed', website: '' };
    expect(await loadReport({ ...context, formFields })).toEqual({
      kind: 'redirect',
      to: '/report/secret?sent',
      isCacheable: false,
    });
    expect(sent).toEqual(['/reports', { ...TEXTS, form: 'signed', website: '' }]);
  });

  it('keeps everything typed if a field is wrong, and sends nothing [T77]', async () => {
    const { context, sent } = contextOf('/report?verse=26106');
    const formFields = { ...TYPED, about: '', form: 'signed' };
    expect(await loadReport({ ...context, formFields })).toMatchObject({
      status: 400,
      content: {
        view: {
          line: { form: 'signed' },
          texts: { ...TEXTS, about: '' },
          fieldProblems: { about: 'missing' },
          problem: null,
        },
      },
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['reportTooSoon', 400, 'signed', 'reportTooSoon'],
    ['reportAutomatic', 400, 'signed', 'reportAutomatic'],
    ['reportFormExpired', 400, LINE.form, 'reportFormExpired'],
    ['reportSent', 409, LINE.form, 'reportSent'],
    ['tooManyReports', 429, 'signed', 'tooManyReports'],
    ['reportsUnavailable', 503, 'signed', 'reportsUnavailable'],
    ['internal', 500, 'signed', 'badRequest'],
  ] as const)('keeps everything typed after %s [T77]', async (id, status, form, problem) => {
    const { context } = contextOf('/report?verse=26106', id);
    expect(await loadReport({ ...context, formFields: { ...TYPED, form: 'signed' } })).toMatchObject({
      status,
      content: { view: { line: { form }, texts: TEXTS, problem } },
    });
  });

  it.each([
    ['/report', 200, null],
    ['/report?verse=x', 404, 'line'],
    ['/report?verse=1', 404, 'line'],
  ])('shows the reports of this device for %s [T78]', async (href, status, missing) => {
    const { context } = contextOf(href);
    expect(await loadReport(context)).toMatchObject({ status, content: { view: { kind: 'own', missing } } });
  });
});

describe('loadSentReport', () => {
  it('shows what became of a report [T74]', async () => {
    const context = routeContextOf('/report/secret?sent', {
      request: () => Promise.resolve(STATUS as never),
    });
    expect(await loadSentReport(context, { token: 'secret' })).toMatchObject({
      status: 200,
      content: { view: { kind: 'sent', token: 'secret', report: STATUS, isNew: true } },
    });
  });

  it('is not found for another secret [T74]', async () => {
    const { context } = contextOf('/report/other');
    expect(await loadSentReport(context, { token: 'other' })).toMatchObject({
      status: 404,
      content: { view: { kind: 'own', missing: 'report' } },
    });
  });

  it('erases the contact by a form [T73]', async () => {
    const { context, sent } = contextOf('/report/secret');
    expect(await loadSentReport({ ...context, formFields: {} }, { token: 'secret' })).toMatchObject({
      kind: 'redirect',
      to: '/report/secret',
    });
    expect(sent).toEqual(['/reports/secret/erase-contact', {}]);
  });
});
