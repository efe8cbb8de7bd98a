import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError } from '@naad/api-contract';
import { parseVerseId, type VerseId } from '@naad/gurbani-model';
import type { Accounts } from '../../accounts/index.ts';

/** Nobody reads and fills in a form faster than `min`; a form that is older than `max` is opened again. */
export const REPORT_FORM_MS = { min: 3_000, max: 86_400_000 } as const;

const NONCE_BYTES = 16;
const TOKEN = /^(\d{1,10})\.(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

/** A form that this service signed. */
export interface ReportForm {
  readonly verseId: VerseId;
  /** Random and unique; belongs to one report. */
  readonly nonce: string;
}

/** Signed forms, valid for one line of one version of the scripture. */
export interface ReportForms {
  issue(verseId: VerseId): Promise<string>;
  /** @throws ApiError `reportFormExpired` if it isn't ours, too old, or for another version; `reportTooSoon` */
  read(token: string): Promise<ReportForm>;
}

/** @param dataVersion hash of the scripture: a form names the line as it was shown */
export function createReportForms(
  { keyedHash, now }: Pick<Accounts, 'keyedHash' | 'now'>,
  dataVersion: string,
): ReportForms {
  const sign = (verseId: string, issuedAt: string, nonce: string) =>
    keyedHash('report form', dataVersion, verseId, issuedAt, nonce);

  return {
    async issue(verseId) {
      const parts = [String(verseId), String(now()), randomBytes(NONCE_BYTES).toString('base64url')] as const;
      return [...parts, await sign(...parts)].join('.');
    },
    async read(token) {
      const [, verse = '', issuedAt = '', nonce = '', signature = ''] = TOKEN.exec(token) ?? [];
      const expected = Buffer.from(await sign(verse, issuedAt, nonce));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const verseId = parseVerseId(verse);
      const age = now() - Number(issuedAt);
      if (!isOurs || verseId === null || age > REPORT_FORM_MS.max) throw new ApiError('reportFormExpired');
      if (age < REPORT_FORM_MS.min) throw new ApiError('reportTooSoon');
      return { verseId, nonce };
    },
  };
}
