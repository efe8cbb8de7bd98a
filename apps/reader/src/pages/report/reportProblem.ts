import { ApiError } from '@naad/api-contract';
import { REPORT_PROBLEMS, type ReportProblem } from './content.ts';

/** Why a report was refused; `silent` without an answer of the API. */
export function reportProblem(error: unknown): ReportProblem {
  if (!(error instanceof ApiError)) return 'silent';
  return REPORT_PROBLEMS.find((each) => each === error.id) ?? 'badRequest';
}
