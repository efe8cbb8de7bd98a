import * as z from 'zod/mini';

/** Subjects of a report; a translation is named by its key: `translation:en.ssk`. */
export const REPORT_SUBJECTS = ['gurmukhi', 'transliteration', 'meaning', 'place', 'other'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

const ABOUT = new RegExp(`^(?:${REPORT_SUBJECTS.join('|')}|translation:[a-z]{2}\\.[A-Za-z]{2,30})$`);

/** Maximum characters of the texts of a report. */
export const REPORT_LIMITS = { correction: 2_000, source: 500, contact: 200 } as const;

/** Days after the end of a report until its contact is erased. */
export const REPORT_CONTACT_DAYS = 30;

/** Stages of a report, in order; the last two are final. */
export const REPORT_STATUSES = ['received', 'checking', 'passedOn', 'corrected', 'notAMistake'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** True if nothing more happens to a report with this status. */
export function isReportClosed(status: ReportStatus): boolean {
  return status === 'corrected' || status === 'notAMistake';
}

/** The fields that a reader fills in. */
export const REPORT_FIELDS = ['about', 'correction', 'source', 'contact'] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];
export type ReportTexts = Readonly<Record<ReportField, string>>;

/** Reasons to refuse a field. */
export type ReportFieldProblem = 'missing' | 'tooLong' | 'unknown';

/** Finds the fields that {@link ReportRequest} refuses; empty for a complete report. */
export function checkReport(texts: ReportTexts): Partial<Record<ReportField, ReportFieldProblem>> {
  const problems: Partial<Record<ReportField, ReportFieldProblem>> = {};
  if (texts.about === '') problems.about = 'missing';
  else if (!ABOUT.test(texts.about)) problems.about = 'unknown';
  if (texts.correction.trim() === '') problems.correction = 'missing';
  for (const field of ['correction', 'source', 'contact'] as const) {
    if (texts[field].trim().length > REPORT_LIMITS[field]) problems[field] = 'tooLong';
  }
  return problems;
}

function text(field: keyof typeof REPORT_LIMITS) {
  return z.string().check(z.trim(), z.maxLength(REPORT_LIMITS[field]));
}

/** `POST {prefix}/reports`. */
export const ReportRequest = z.object({
  /** The signed form of {@link ReportFormResponse}: it names the line, and is valid for one report. */
  form: z.string().check(z.maxLength(200)),
  about: z.string().check(z.regex(ABOUT)),
  /** The text as it should be. */
  correction: text('correction').check(z.minLength(1)),
  /** The printed edition that has it so. */
  source: z._default(text('source'), ''),
  contact: z._default(text('contact'), ''),
  /** A field that readers don't see: only programs fill it in. */
  website: z._default(z.string().check(z.maxLength(2_000)), ''),
});
export type ReportRequest = z.input<typeof ReportRequest>;

/** The secret of the page `/report/<token>`, where the reader sees what becomes of the report. */
export const ReportResponse = z.object({ token: z.string() });
export type ReportResponse = z.infer<typeof ReportResponse>;

/** The line that a report is about, with what is recorded of it. */
const ReportedLine = z.object({
  verseId: z.number(),
  shabadId: z.number(),
  unicode: z.string(),
  sourceId: z.string(),
  /** Names of the work. */
  work: z.object({ english: z.string(), unicode: z.string() }),
  ang: z.number(),
  lineNumber: z.nullable(z.number()),
});

/** `GET {prefix}/reports/form?verse=`: what the form of a line shows. */
export const ReportFormResponse = z.extend(ReportedLine, {
  /** Null while no report can be stored. */
  form: z.nullable(z.string()),
  /** SHA-256 of `unicode` as UTF-8, in hexadecimal digits. */
  sha256: z.string(),
  /** Hash of the manifest of the scripture. */
  data: z.string(),
  /** Version of this service. */
  build: z.string(),
  /** The translations of the line. */
  translations: z.array(z.object({ key: z.string(), translator: z.string(), text: z.string() })),
});
export type ReportFormResponse = z.infer<typeof ReportFormResponse>;

/** `GET {prefix}/reports/:token`: what became of a report. */
export const ReportStatusResponse = z.extend(ReportedLine, {
  status: z.enum(REPORT_STATUSES),
  /** A word of the editors to the reader. */
  note: z.nullable(z.string()),
  about: z.string(),
  /** Null unless a translation was reported. */
  translator: z.nullable(z.string()),
  correction: z.string(),
  source: z.string(),
  /** True until the contact is erased. */
  hasContact: z.boolean(),
  /** ISO 8601. */
  sentAt: z.string(),
  updatedAt: z.string(),
});
export type ReportStatusResponse = z.infer<typeof ReportStatusResponse>;
