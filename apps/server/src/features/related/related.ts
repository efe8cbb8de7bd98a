import { ApiError, type RelatedRow } from '@naad/api-contract';
import {
  parseShabadId,
  type Corpus,
  type RelatedShabad,
  type TranslationLanguage,
} from '@naad/gurbani-corpus';
import { toAscii } from '@naad/gurbani-text';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { presentRaag, presentWriter, sourceOf } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { relatedSchema } from './schema.ts';

/** Clients show the score times this, at most 100 (behaviour 1.27). Ours is what they shall show. */
const SHOWN_BY_CLIENTS = 1.5;
const DECIMALS = 100;

/** The translators that stand for a language first, where a work has them; else the first of the work's own. */
const FIRST_CHOICE: Readonly<Record<TranslationLanguage, string>> = {
  en: 'en.ssk',
  pu: 'pu.ss',
  es: 'es.sn',
};

function translationOf(corpus: Corpus, line: number, language: TranslationLanguage): string | null {
  const first = corpus.translation(line, FIRST_CHOICE[language]);
  if (first !== null) return first;
  for (const translator of corpus.catalogue.translators) {
    const text = translator.language === language ? corpus.translation(line, translator.key) : null;
    if (text !== null) return text;
  }
  return null;
}

/** A shabad by the line it is called by. */
function presentRelated(corpus: Corpus, { shabad, score }: RelatedShabad): RelatedRow {
  const { id, sourceId, writer, section, titleLine } = corpus.shabad(shabad);
  const source = sourceOf(corpus, sourceId);
  const { writerId, ...writerName } = presentWriter(writer);
  const { raagId, ...raagName } = presentRaag(section);
  const punjabi = translationOf(corpus, titleLine, 'pu');
  return {
    ShabadID: id,
    AvgScore: Math.round((score / SHOWN_BY_CLIENTS) * DECIMALS) / DECIMALS,
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
  };
}

/** `GET {prefix}/related/shabad/:id`. */
export function related(app: ApiInstance, { config, corpus }: Services): void {
  app.get(
    '/related/shabad/:id',
    { schema: relatedSchema, config: rateLimit('other', config.rateLimit) },
    ({ params }) => {
      const id = parseShabadId(params.id);
      if (id === null) throw new ApiError('badShabadId');
      const index = corpus.shabadIndexOf(id);
      if (index === null) throw new ApiError('shabadNotFound', `There is no shabad ${params.id}.`);
      return { rows: corpus.related(index).map((each) => presentRelated(corpus, each)) };
    },
  );
}
