import { ApiError, type RelatedRow, ErrorResponse, RelatedResponse } from '@naad/api-contract';
import { parseShabadId, type TranslationCode } from '@naad/gurbani-model';
import { type Corpus, type CorpusShabad, type SimilarShabad } from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { presentRaag, presentWriter, sourceOf } from '../presenters/index.ts';

const relatedSchema = {
  tags: ['scripture'],
  summary: 'The shabads most similar to a shabad, at most 20',
  params: z.object({ id: z.string().describe('A shabad id, e.g. 1839.') }),
  response: { 200: RelatedResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};

/** Clients multiply the score by this and cap it at 100, so we divide by it. */
const CLIENT_FACTOR = 1.5;
const SCORE_PRECISION = 100;

/** Preferred translator of each language; works without it use the first that has the line. */
const PREFERRED_TRANSLATOR = {
  en: 'en.ssk',
  pu: 'pu.ss',
  es: 'es.sn',
} as const satisfies Partial<Record<TranslationCode, string>>;

function translationOf(
  corpus: Corpus,
  line: number,
  language: keyof typeof PREFERRED_TRANSLATOR,
): string | null {
  const first = corpus.translation(line, PREFERRED_TRANSLATOR[language]);
  if (first !== null) return first;
  for (const translator of corpus.catalogue.translators) {
    const text = translator.language === language ? corpus.translation(line, translator.key) : null;
    if (text !== null) return text;
  }
  return null;
}

/** Presents a shabad by its title line, with the reasons why it is related to `origin`. */
function presentRelated(corpus: Corpus, origin: CorpusShabad, similar: SimilarShabad): RelatedRow {
  const { shabad, score, sharedLines, sharedWords, isAlikeInEnglish } = similar;
  const { id, sourceId, writer, section, titleLine } = corpus.shabad(shabad);
  const source = sourceOf(corpus, sourceId);
  const { writerId, ...writerName } = presentWriter(writer);
  const { raagId, ...raagName } = presentRaag(section);
  const punjabi = translationOf(corpus, titleLine, 'pu');
  return {
    ShabadID: id,
    AvgScore: Math.round((score / CLIENT_FACTOR) * SCORE_PRECISION) / SCORE_PRECISION,
    Gurmukhi: corpus.ascii(titleLine),
    GurmukhiUni: corpus.unicode(titleLine),
    English: translationOf(corpus, titleLine, 'en'),
    Punjabi: punjabi === null ? null : toAscii(punjabi),
    PunjabiUni: punjabi,
    Spanish: translationOf(corpus, titleLine, 'es'),
    Transliteration: corpus.transliteration(titleLine, 'en'),
    PageNo: corpus.line(titleLine).ang,
    SourceID: sourceId,
    SourceGurmukhi: source.name.ascii,
    SourceUnicode: source.name.unicode,
    SourceEnglish: source.name.english,
    WriterID: writerId,
    WriterGurmukhi: writerName.gurmukhi,
    WriterUnicode: writerName.unicode,
    WriterEnglish: writerName.english,
    RaagID: raagId,
    RaagGurmukhi: raagName.gurmukhi,
    RaagUnicode: raagName.unicode,
    RaagEnglish: raagName.english,
    Reasons: {
      lines: sharedLines,
      words: [...sharedWords],
      english: isAlikeInEnglish,
      raag: raagId !== null && raagId === presentRaag(origin.section).raagId,
      writer: writer.id === origin.writer.id,
    },
  };
}

/** `GET {prefix}/related/shabad/:id`. */
export const related: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/related/shabad/:id',
    schema: relatedSchema,
    limit: 'other',
    handle({ corpus }, { params }) {
      const id = parseShabadId(params.id);
      if (id === null) throw new ApiError('badShabadId');
      const index = corpus.shabadIndexOf(id);
      if (index === null) throw new ApiError('shabadNotFound', `Shabad ${params.id} does not exist.`);
      return {
        rows: corpus.related(index).map((each) => presentRelated(corpus, corpus.shabad(index), each)),
      };
    },
  }),
];
