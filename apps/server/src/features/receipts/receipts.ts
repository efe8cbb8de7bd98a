import { AngReceiptResponse, ApiError, ErrorResponse, ReceiptResponse } from '@naad/api-contract';
import { sourceOf } from '@naad/api-scripture/presenters';
import { isSourceId, parseAng, parseVerseId } from '@naad/gurbani-model';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { createReceiptPresenter, type ReceiptPresenter } from './createReceiptPresenter.ts';

const errors = { 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse };

const receiptSchema = {
  tags: ['scripture'],
  summary: 'Where a line comes from: its edition, letters and hashes',
  description:
    'The line hash is SHA-256 over the UTF-8 bytes of `verse.unicode` in NFC; docs/receipts.md defines the others.',
  params: z.object({ id: z.string().describe('A verse id, also one of another release of the source.') }),
  response: { 200: ReceiptResponse, ...errors },
};

const angReceiptSchema = {
  tags: ['scripture'],
  summary: 'The hashes of the lines of an ang, and the way to the Merkle root',
  params: z.object({ source: z.string().describe('Letter of the work.'), ang: z.string() }),
  response: { 200: AngReceiptResponse, ...errors },
};

/** `GET {prefix}/v2/receipts/:id` and `{prefix}/v2/receipts/angs/:source/:ang`. */
export function receipts(app: ApiInstance, { config, corpus }: Services): void {
  let presenter: ReceiptPresenter | null = null;
  const present = () => (presenter ??= createReceiptPresenter(corpus));
  const options = rateLimit('other', config.rateLimit);

  app.get('/v2/receipts/:id', { schema: receiptSchema, config: options }, ({ params }) => {
    const id = parseVerseId(params.id);
    if (id === null) throw new ApiError('badVerseId');
    const line = corpus.lineIndexOf(id);
    if (line === null) throw new ApiError('verseNotFound', `Verse ${params.id} does not exist.`);
    return present().line(line);
  });

  app.get(
    '/v2/receipts/angs/:source/:ang',
    { schema: angReceiptSchema, config: { ...options, malformed: 'badAng' } },
    ({ params: { source: letter, ang: text } }) => {
      if (!isSourceId(letter)) throw new ApiError('badSource');
      if (sourceOf(corpus, letter).lineCount === 0) throw new ApiError('sourceAbsent');
      const ang = parseAng(text);
      if (ang === null) throw new ApiError('badAng');
      const [first] = corpus.page(letter, ang) ?? [];
      if (first === undefined) throw new ApiError('angNotFound');
      return present().ang(corpus.receipts().groupOf(first).group);
    },
  );
}
