import type { PageRoute } from '../pageRoute.ts';
import type { ReportContent } from './content.ts';

export const report: PageRoute<ReportContent> = {
  id: 'report',
  page: 'report',
  messages: ['pages', 'tools', 'seldom'],
  component: () => import('./ReportPage.tsx').then(({ ReportPage }) => ReportPage),
  routes: [
    { path: '/report', loader: () => import('./loadReport.ts').then(({ loadReport }) => loadReport) },
    {
      path: '/report/:token',
      loader: () => import('./loadSentReport.ts').then(({ loadSentReport }) => loadSentReport),
    },
  ],
};
