import { createHash } from 'node:crypto';
import {
  ApiError,
  type DoneResponse,
  type ReportFormResponse,
  type ReportStatusResponse,
  type ReportTexts,
} from '@naad/api-contract';
import { sourceOf } from '@naad/api-scripture/presenters';
import { parseVerseId } from '@naad/gurbani-model';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { lineHash } from '@naad/gurbani-corpus/node';
import { secretHash, type StoredReport } from '../../accounts/index.ts';
import { requireSameOrigin } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { createReportForms, type ReportForm } from './createReportForms.ts';
import { createReportLimits } from './createReportLimits.ts';
import { eraseSchema, formSchema, sendSchema, statusSchema } from './schema.ts';

const TRANSLATION = 'translation:';
const DONE: DoneResponse = { ok: true };

/** Strips control characters, some of which PostgreSQL can't store and terminals act on. */
function plainText(text: string | undefined): string {
  return (text ?? '').replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Equal for reports of one mistake, however their corrections are spaced. */
function contentHash(
  verseId: number,
  { about, correction }: Pick<ReportTexts, 'about' | 'correction'>,
): string {
  const spaced = correction.normalize('NFC').toLowerCase().split(/\s+/).join(' ');
  return sha256(JSON.stringify([verseId, about, spaced]));
}

/** The line with what is recorded of it. */
function presentLine(corpus: Corpus, index: LineIndex) {
  const { verseId, shabadIndex, sourceId, ang, lineNumber } = corpus.line(index);
  const { english, unicode } = sourceOf(corpus, sourceId).name;
  return {
    verseId,
    shabadId: corpus.shabad(shabadIndex).id,
    unicode: corpus.unicode(index),
    sourceId,
    work: { english, unicode },
    ang,
    lineNumber,
  };
}

function translationsOf(corpus: Corpus, index: LineIndex): ReportFormResponse['translations'] {
  const { sourceId } = corpus.line(index);
  return corpus.catalogue.translators
    .filter(({ sourceIds }) => sourceIds.includes(sourceId))
    .flatMap(({ key, name }) => {
      const text = corpus.translation(index, key);
      return text === null ? [] : [{ key, translator: name, text }];
    });
}

/** Runs calls of the account database, whose outage has an id of its own here. */
async function withStore<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.id === 'accountsUnavailable') {
      throw new ApiError('reportsUnavailable');
    }
    throw error;
  }
}

/**
 * `{prefix}/reports`: reports of mistakes in lines, from anybody. Spam is held off by signed forms, a field that only
 * programs fill in, limits, and the recognition of repeated reports, all without a third party.
 */
export function reports(api: ApiInstance, services: Services): void {
  const { accounts, addressOf, config, corpus, origin, visitorOf } = services;
  const { store, now, keyedHash } = accounts;
  const forms = createReportForms(accounts, corpus.info.hash);
  const countReport = createReportLimits(accounts, config.rateLimit);
  const limited = { config: rateLimit('login', config.rateLimit) };

  function lineOf(verse: string | number): LineIndex {
    const id = parseVerseId(verse);
    if (id === null) throw new ApiError('badVerseId');
    const index = corpus.lineIndexOf(id);
    if (index === null) throw new ApiError('verseNotFound');
    return index;
  }

  async function find(token: string): Promise<StoredReport> {
    const report = await store.findReport(secretHash(token));
    if (report === null) throw new ApiError('reportNotFound');
    return report;
  }

  async function save({ verseId, nonce }: ReportForm, texts: ReportTexts, address: string): Promise<string> {
    // Derived from the form, so that a report whose answer was lost can be sent again and has the same page.
    const token = await keyedHash('report', nonce);
    const tokenHash = secretHash(token);
    const content = contentHash(verseId, texts);
    const known = await store.findReport(tokenHash);
    if (known === null) {
      await countReport(address);
      const line = corpus.unicode(lineOf(verseId));
      const added = await store.addReport({
        ...texts,
        contact: texts.contact === '' ? null : texts.contact,
        tokenHash,
        contentHash: content,
        verseId,
        line,
        lineHash: lineHash(line).toString('hex'),
        dataVersion: corpus.info.hash,
        buildVersion: version,
        createdAt: now(),
      });
      if (added !== null) return token;
    }
    const { contentHash: stored } = known ?? (await find(token));
    if (stored !== content) throw new ApiError('reportSent');
    return token;
  }

  api.get(
    '/reports/form',
    { schema: formSchema, ...limited },
    async (request): Promise<ReportFormResponse> => {
      const index = lineOf(request.query.verse);
      const line = presentLine(corpus, index);
      const form = await forms.issue(line.verseId).catch((error: unknown) => {
        if (error instanceof ApiError) return null;
        throw error;
      });
      return {
        ...line,
        form,
        sha256: lineHash(line.unicode).toString('hex'),
        data: corpus.info.hash,
        build: version,
        translations: translationsOf(corpus, index),
      };
    },
  );

  api.post('/reports', { schema: sendSchema, ...limited }, async (request) => {
    requireSameOrigin(request, origin(request));
    const { form, about, correction, source, contact, website } = request.body;
    if (website !== '') throw new ApiError('reportAutomatic');
    const texts = {
      about,
      correction: plainText(correction),
      source: plainText(source),
      contact: plainText(contact),
    };
    if (texts.correction === '') throw new ApiError('badRequest', 'The correction has no text.');
    const address = addressOf(visitorOf(request).raw);
    return withStore(async () => ({ token: await save(await forms.read(form), texts, address) }));
  });

  api.get('/reports/:token', { schema: statusSchema, ...limited }, async ({ params }) => {
    const report = await withStore(() => find(params.token));
    return presentStatus(corpus, report);
  });

  api.post('/reports/:token/erase-contact', { schema: eraseSchema, ...limited }, async (request) => {
    requireSameOrigin(request, origin(request));
    return withStore(async () => {
      await store.eraseReportContact((await find(request.params.token)).id);
      return DONE;
    });
  });
}

/** The reader's view of a report. The line is shown as it was when it was reported. */
function presentStatus(corpus: Corpus, report: StoredReport): ReportStatusResponse {
  const { about, correction, source, status, note, line: unicode } = report;
  const id = parseVerseId(report.verseId);
  const index = id === null ? null : corpus.lineIndexOf(id);
  if (index === null) throw new ApiError('reportNotFound');
  const translator = corpus.catalogue.translators.find(({ key }) => about === TRANSLATION + key);
  return {
    ...presentLine(corpus, index),
    unicode,
    status,
    note,
    about,
    translator: translator?.name ?? null,
    correction,
    source,
    hasContact: report.contact !== null,
    sentAt: new Date(report.createdAt).toISOString(),
    updatedAt: new Date(report.updatedAt).toISOString(),
  };
}
