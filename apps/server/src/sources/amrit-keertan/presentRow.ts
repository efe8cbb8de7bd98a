import type { AmritKeertanRow } from '@naad/api-contract';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { presentRaag, presentVisraams, presentWriter, sourceOf } from '../../presenters/index.ts';

interface RowPlace {
  readonly id: number;
  readonly chapter: number;
  /** The page of the book, where it is known. */
  readonly page: number | null;
  /** The line the shabad is listed by. */
  readonly line: LineIndex;
}

/** A row of the index, with all that our scripture says of its line. */
export function presentRow(corpus: Corpus, { id, chapter, page, line: index }: RowPlace): AmritKeertanRow {
  const line = corpus.line(index);
  const { id: SourceID, name } = sourceOf(corpus, line.sourceId);
  const writer = presentWriter(line.writer);
  const raag = presentRaag(line.section);
  return {
    IndexID: id,
    HeaderID: chapter,
    ShabadID: corpus.shabad(line.shabadIndex).id,
    PageNo: page,
    Ang: line.ang,
    LineNo: line.lineNumber,
    Gurmukhi: corpus.ascii(index),
    GurmukhiUni: corpus.unicode(index),
    Visraam: JSON.stringify({ sttm: presentVisraams(corpus, index), igurbani: [], sttm2: [] }),
    Translations: {},
    Transliterations: {
      en: corpus.transliteration(index, 'en'),
      hi: corpus.transliteration(index, 'hi'),
      ipa: corpus.transliteration(index, 'ipa'),
      ur: corpus.transliteration(index, 'ur'),
    },
    SourceID,
    SourceGurmukhi: name.ascii,
    SourceUnicode: name.unicode,
    SourceEnglish: name.english,
    WriterID: writer.writerId,
    WriterGurmukhi: writer.gurmukhi,
    WriterUnicode: writer.unicode,
    WriterEnglish: writer.english,
    RaagID: raag.raagId,
    RaagGurmukhi: raag.gurmukhi,
    RaagUnicode: raag.unicode,
    RaagEnglish: raag.english,
    Updated: corpus.info.updated,
  };
}
