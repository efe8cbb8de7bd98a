import { ApiError, ErrorResponse, GlossResponse } from '@naad/api-contract';
import { GLOSSARY_NAME } from '@naad/gurbani-corpus';
import { parseVerseId } from '@naad/gurbani-model';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { lineWords, withTransliterations } from './lineWords.ts';

const glossSchema = {
  tags: ['scripture'],
  summary: 'The words of a line, with the meanings that a commentary gives them in this line',
  params: z.object({ id: z.string().describe('A verse id.') }),
  response: { 200: GlossResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};

/** `GET {prefix}/gloss/:id`. */
export const gloss: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/gloss/:id',
    schema: glossSchema,
    limit: 'other',
    handle({ corpus }, { params }) {
      const id = parseVerseId(params.id);
      if (id === null) throw new ApiError('badVerseId');
      const index = corpus.lineIndexOf(id);
      if (index === null) throw new ApiError('verseNotFound', `Verse ${params.id} does not exist.`);
      const { ang, lineNumber, sourceId } = corpus.line(index);
      const words = lineWords(corpus, index).map(withTransliterations);
      const isGlossed = words.some(({ meanings }) => meanings.length > 0);
      return { verseId: id, sourceId, ang, lineNumber, source: isGlossed ? GLOSSARY_NAME : null, words };
    },
  }),
];
