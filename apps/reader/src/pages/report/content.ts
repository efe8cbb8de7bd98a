import type {
  ReportField,
  ReportFieldProblem,
  ReportFormResponse,
  ReportStatusResponse,
  ReportTexts,
} from '@naad/api-contract';

/** Content of the pages of reports: the form of a line, a report that was sent, or the reports of this device. */
export interface ReportContent {
  readonly page: 'report';
  readonly view: ReportForm | SentReport | OwnReports;
}

/** The form of a line, as it was filled in. */
export interface ReportForm {
  readonly kind: 'form';
  readonly line: ReportFormResponse;
  /** Absolute address of the line in its shabad. */
  readonly address: string;
  readonly texts: ReportTexts;
  readonly fieldProblems: FieldProblems;
  /** Why the report wasn't sent. */
  readonly problem: ReportProblem | null;
}

export type FieldProblems = Partial<Readonly<Record<ReportField, ReportFieldProblem>>>;

/** Reads the texts of the form from its fields. */
export function textsOf(field: (name: string) => string): ReportTexts {
  return {
    about: field('about'),
    correction: field('correction'),
    source: field('source'),
    contact: field('contact'),
  };
}

/** Why a report is refused as a whole: ids of the API, or `silent` without an answer. */
export const REPORT_PROBLEMS = [
  'reportTooSoon',
  'reportFormExpired',
  'reportAutomatic',
  'reportSent',
  'tooManyReports',
  'tooManyRequests',
  'reportsUnavailable',
  'badRequest',
  'silent',
] as const;
export type ReportProblem = (typeof REPORT_PROBLEMS)[number];

/** A report that was sent. */
export interface SentReport {
  readonly kind: 'sent';
  readonly token: string;
  readonly report: ReportStatusResponse;
  /** True right after it was sent. */
  readonly isNew: boolean;
}

/** The reports that this device remembers; `missing` names what the address asked for in vain. */
export interface OwnReports {
  readonly kind: 'own';
  readonly missing: 'line' | 'report' | null;
}
