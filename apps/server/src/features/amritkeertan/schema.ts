import {
  AmritKeertanHeader,
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  ErrorResponse,
  Verse,
} from '@naad/api-contract';
import * as z from 'zod';
import { VerseFieldsQuery } from '../../presenters/index.ts';

const errors = { 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse };
const querystring = z.object({
  updatedsince: z.string().max(40).optional().describe('Accepted; the whole index is given all the same.'),
});

export const chaptersSchema = {
  tags: ['amritkeertan'],
  summary: 'The chapters of Amrit Keertan; none where this deployment has no source for it',
  response: { 200: AmritKeertanResponse, ...errors },
};

export const indexSchema = {
  tags: ['amritkeertan'],
  summary: 'All shabads of Amrit Keertan',
  querystring,
  response: { 200: AmritKeertanIndexResponse, ...errors },
};

export const chapterSchema = {
  ...indexSchema,
  summary: 'The shabads of a chapter',
  params: z.object({ chapter: z.string().describe('`HeaderID` of the chapter.') }),
};

export const rowShabadSchema = {
  tags: ['amritkeertan'],
  summary: 'The shabad of a row of the index',
  params: z.object({ row: z.string().describe('`IndexID` of the row.') }),
  querystring: z.object(VerseFieldsQuery),
  response: { 200: z.object({ header: z.array(AmritKeertanHeader), verses: z.array(Verse) }), ...errors },
};
