import type { ReportContent } from './content.ts';
import { OwnReportsView } from './OwnReportsView.tsx';
import { ReportFormView } from './ReportFormView.tsx';
import { SentReportView } from './SentReportView.tsx';

/** Reports a mistake in a line, and shows what became of reports. Works without JavaScript. */
export function ReportPage({ content: { view } }: { content: ReportContent }) {
  if (view.kind === 'form') return <ReportFormView form={view} />;
  if (view.kind === 'sent') return <SentReportView sent={view} />;
  return <OwnReportsView missing={view.missing} />;
}
