import { msg } from '@lingui/core/macro';
import { ApiError, DoneResponse, ReportStatusResponse } from '@naad/api-contract';
import type { Params } from 'react-router-dom';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';
import { ownReports } from './loadReport.ts';

/** Loads what became of a report. Its form erases the contact. */
export async function loadSentReport(context: RouteContext, params: Params<string>): Promise<RouteResult> {
  const { url, api, i18n, formFields } = context;
  const { token = '' } = params;
  const path = `/reports/${encodeURIComponent(token)}`;
  try {
    if (formFields) {
      await api.send(`${path}/erase-contact`, {}, DoneResponse);
      return { kind: 'redirect', to: `/report/${encodeURIComponent(token)}`, isCacheable: false };
    }
    const report = await api.request(path, ReportStatusResponse);
    return {
      kind: 'page',
      status: 200,
      title: i18n._(msg`Your report`),
      content: {
        page: 'report',
        view: { kind: 'sent', token, report, isNew: url.searchParams.has('sent') },
      },
    };
  } catch (error) {
    if (error instanceof ApiError && error.id === 'reportNotFound') return ownReports(context, 'report');
    throw error;
  }
}
