import { msg } from '@lingui/core/macro';
import {
  ApiError,
  checkReport,
  REPORT_FIELDS,
  ReportFormResponse,
  ReportResponse,
  type ReportTexts,
} from '@naad/api-contract';
import { parseVerseId } from '@naad/gurbani-model';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';
import { type OwnReports, type ReportForm, textsOf } from './content.ts';
import { reportProblem } from './reportProblem.ts';

const EMPTY: ReportTexts = { about: '', correction: '', source: '', contact: '' };

/** Loads the form that reports a mistake in a line; a form sent without JavaScript is passed on, or shown again. */
export async function loadReport(context: RouteContext): Promise<RouteResult> {
  const { url, api, formFields } = context;
  const asked = url.searchParams.get('verse');
  const verse = asked === null ? null : parseVerseId(asked);
  if (verse === null) return ownReports(context, asked === null ? null : 'line');
  const path = `/reports/form?verse=${String(verse)}`;
  const line = await api.request(path, ReportFormResponse).catch((error: unknown) => {
    if (error instanceof ApiError && error.id === 'verseNotFound') return null;
    throw error;
  });
  if (line === null) return ownReports(context, 'line');
  const address = `${url.origin}/shabad?id=${String(line.shabadId)}&highlight=${String(verse)}`;
  const form: ReportForm = {
    kind: 'form',
    line,
    address,
    texts: EMPTY,
    fieldProblems: {},
    problem: line.form === null ? 'reportsUnavailable' : null,
  };
  return formFields ? sendForm(context, form, formFields) : formPage(context, form, 200);
}

async function sendForm(
  context: RouteContext,
  { line, ...form }: ReportForm,
  fields: NonNullable<RouteContext['formFields']>,
): Promise<RouteResult> {
  const field = (name: string) => (fields[name] ?? '').replaceAll('\r\n', '\n');
  const texts = textsOf(field);
  const fieldProblems = checkReport(texts);
  // The submitted form stays valid until a report was sent from it or it expires.
  const submitted = { ...line, form: fields['form'] ?? line.form };
  if (REPORT_FIELDS.some((each) => fieldProblems[each])) {
    return formPage(context, { ...form, line: submitted, texts, fieldProblems, problem: null }, 400);
  }
  const body = { ...texts, form: field('form'), website: field('website') };
  try {
    const { token } = await context.api.send('/reports', body, ReportResponse);
    return { kind: 'redirect', to: `/report/${token}?sent`, isCacheable: false };
  } catch (error) {
    const problem = reportProblem(error);
    const isSpent = problem === 'reportFormExpired' || problem === 'reportSent';
    const status = error instanceof ApiError ? error.status : 502;
    return formPage(context, { ...form, line: isSpent ? line : submitted, texts, problem }, status);
  }
}

function formPage({ i18n }: RouteContext, view: ReportForm, status: number): RouteResult {
  return {
    kind: 'page',
    status,
    title: i18n._(msg`Report a mistake`),
    content: { page: 'report', view },
  };
}

/** The reports of this device, with a word on what the address asked for in vain. */
export function ownReports({ i18n }: RouteContext, missing: OwnReports['missing']): RouteResult {
  return {
    kind: 'page',
    status: missing === null ? 200 : 404,
    title: i18n._(msg`Report a mistake`),
    content: { page: 'report', view: { kind: 'own', missing } },
  };
}
