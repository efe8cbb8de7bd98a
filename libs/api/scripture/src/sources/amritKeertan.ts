import type { AmritKeertanHeader, AmritKeertanRow } from '@naad/api-contract';
import type { Corpus, LineIndex, ShabadIndex } from '@naad/gurbani-corpus';
import { presentRaag, presentVisraams, presentWriter, sourceOf } from '../presenters/presentVerse.ts';
import type { Awaitable } from './providerChain.ts';

/**
 * An index of Amrit Keertan. The chapters and their shabads come from the index, the words from our
 * scripture.
 */
export interface AmritKeertan {
  chapters(): Awaitable<AmritKeertanHeader[] | null>;
  /** The rows of a chapter; null for all chapters. */
  rows(chapter: number | null): Awaitable<AmritKeertanRow[] | null>;
  /** The shabad of a row. */
  shabadOf(row: number): Awaitable<{ readonly chapter: number; readonly shabad: ShabadIndex } | null>;
}

interface ListedLine {
  readonly id: number;
  readonly chapter: number;
  /** Page of the book, if known. */
  readonly page: number | null;
  /** The line the shabad is listed by. */
  readonly line: LineIndex;
}

/** Presents an index row with our scripture's data of its line. */
export function presentRow(corpus: Corpus, { id, chapter, page, line: index }: ListedLine): AmritKeertanRow {
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
