import type { RaagRef, SourceRef, WriterRef } from '@naad/api-contract';
import type { Corpus, Section, Source, SourceId, Writer } from '@naad/gurbani-corpus';

/** The work of that letter. */
export function sourceOf(corpus: Corpus, id: SourceId): Source {
  const source = corpus.catalogue.sources.find((each) => each.id === id);
  if (!source) throw new RangeError(`The catalogue has no source ${id}`);
  return source;
}

/** A work, and a page of it. */
export function presentSource(source: Source, pageNo: number): SourceRef {
  const { ascii, unicode, english } = source.name;
  return { sourceId: source.id, gurmukhi: ascii, unicode, english, pageNo };
}

/** A writer; nobody (row 0) has no name. */
export function presentWriter(writer: Writer): WriterRef {
  if (writer.id === 0) return { writerId: null, gurmukhi: null, unicode: null, english: null };
  const { ascii, unicode, english } = writer.name;
  return { writerId: writer.id, gurmukhi: ascii, unicode, english };
}

/** How BaniDB writes a raag with its pages, `Raag Aasaa (347-488)`. */
export function raagWithPage({ name, firstPage, lastPage }: Section): string {
  return `${name.english} (${firstPage}-${lastPage})`;
}

/** The raag a section is; only the Guru Granth Sahib is arranged by them, elsewhere all is null. */
export function presentRaag(section: Section): RaagRef {
  if (section.sourceId !== 'G') {
    return { raagId: null, gurmukhi: null, unicode: null, english: null, raagWithPage: null };
  }
  const { ascii, unicode, english } = section.name;
  return { raagId: section.id, gurmukhi: ascii, unicode, english, raagWithPage: raagWithPage(section) };
}
