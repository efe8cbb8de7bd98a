import { AngReceiptResponse, ApiError, ErrorResponse, ReceiptResponse } from '@naad/api-contract';
import { isSourceId, parseAng, parseVerseId } from '@naad/gurbani-model';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { oncePer } from '../oncePer.ts';
import { sourceOf } from '../presenters/index.ts';
import { createReceiptPresenter } from './createReceiptPresenter.ts';

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

const presenterOf = oncePer(createReceiptPresenter);

/** `GET {prefix}/v2/receipts/:id` and `{prefix}/v2/receipts/angs/:source/:ang`. */
export const receipts: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/receipts/:id',
    schema: receiptSchema,
    limit: 'other',
    handle(services, { params }) {
      const id = parseVerseId(params.id);
      if (id === null) throw new ApiError('badVerseId');
      const line = services.corpus.lineIndexOf(id);
      if (line === null) throw new ApiError('verseNotFound', `Verse ${params.id} does not exist.`);
      return presenterOf(services).line(line);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/receipts/angs/:source/:ang',
    schema: angReceiptSchema,
    limit: 'other',
    malformed: 'badAng',
    handle(services, { params: { source: letter, ang: text } }) {
      const { corpus } = services;
      if (!isSourceId(letter)) throw new ApiError('badSource');
      if (sourceOf(corpus, letter).lineCount === 0) throw new ApiError('sourceAbsent');
      const ang = parseAng(text);
      if (ang === null) throw new ApiError('badAng');
      const [first] = corpus.page(letter, ang) ?? [];
      if (first === undefined) throw new ApiError('angNotFound');
      return presenterOf(services).ang(corpus.receipts().groupOf(first).group);
    },
  }),
];
