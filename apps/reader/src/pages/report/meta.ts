import type { PageMeta } from '../pageMeta.ts';
import type { ReportContent } from './content.ts';

export const report: PageMeta<ReportContent> = { page: 'report', canonical: () => null, describe: () => '' };
