import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportFieldProblem, ReportStatus, ReportSubject } from '@naad/api-contract';
import type { ReportProblem } from './content.ts';

export const SUBJECT_NAMES: Readonly<Record<ReportSubject, MessageDescriptor>> = {
  gurmukhi: msg`Gurmukhi`,
  transliteration: msg`Transliteration`,
  meaning: msg`The meaning of a word`,
  place: msg`The place of the line, or its author`,
  other: msg`Something else`,
};

export const STATUS_TEXTS: Readonly<Record<ReportStatus, MessageDescriptor>> = {
  received: msg`It was received, and nobody has checked it yet.`,
  checking: msg`It is being checked.`,
  passedOn: msg`It was passed on to the source of the text.`,
  corrected: msg`The mistake was corrected. Thank you.`,
  notAMistake: msg`It was checked, and the text stays as it is.`,
};

export const FIELD_PROBLEM_TEXTS: Readonly<Record<ReportFieldProblem, MessageDescriptor>> = {
  missing: msg`Fill in this field.`,
  tooLong: msg`This text is too long. Shorten it.`,
  unknown: msg`Choose one from the list.`,
};

export const REPORT_PROBLEM_TEXTS: Readonly<Record<ReportProblem, MessageDescriptor>> = {
  reportTooSoon: msg`That was very quick. Wait a few seconds and send it again.`,
  reportFormExpired: msg`This page was open for too long, or the text has changed since. Check your report and send it again.`,
  reportAutomatic: msg`A hidden field was filled in, as programs do. It is empty now: send your report again.`,
  reportSent: msg`A report was already sent from this page. Send it again if this is another one.`,
  tooManyReports: msg`Many reports arrived today. Send yours again tomorrow.`,
  tooManyRequests: msg`Too many attempts. Wait a minute and send it again.`,
  reportsUnavailable: msg`Reports can't be received right now. Try again later.`,
  badRequest: msg`Your report can't be read. Check it and send it again.`,
  silent: msg`No answer. Check your connection and try again.`,
};
