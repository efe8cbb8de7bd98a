import { RaagsResponse, SourcesResponse, WritersResponse, ErrorResponse } from '@naad/api-contract';
import { raagWithPage, writerInAscii } from '@naad/api-scripture/presenters';
import type { Catalogue } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const writersSchema = {
  tags: ['catalogue'],
  summary: 'Writers; row 0 means no writer',
  response: { 200: WritersResponse, 429: ErrorResponse },
};

const raagsSchema = {
  tags: ['catalogue'],
  summary: 'Raags of the Guru Granth Sahib',
  response: { 200: RaagsResponse, 429: ErrorResponse },
};

const sourcesSchema = {
  tags: ['catalogue'],
  summary: 'Works of scripture',
  response: { 200: SourcesResponse, 429: ErrorResponse },
};

function presentWriters({ writers }: Catalogue): WritersResponse {
  return {
    rows: writers
      .map((writer) => ({
        WriterID: writer.id,
        WriterEnglish: writer.name.english,
        WriterGurmukhi: writerInAscii(writer),
        WriterUnicode: writer.name.unicode,
      }))
      .sort((one, other) => one.WriterID - other.WriterID),
  };
}

function presentRaags({ sections }: Catalogue): RaagsResponse {
  return {
    rows: sections
      .filter(({ sourceId }) => sourceId === 'G')
      .map((section) => ({
        RaagID: section.id,
        RaagGurmukhi: section.name.ascii,
        RaagUnicode: section.name.unicode,
        RaagEnglish: section.name.english,
        RaagWithPage: raagWithPage(section),
        SourceInfo: {},
        Sargun: {},
        WritersGuru: {},
        WritersBhagat: {},
        Writers: {},
      })),
  };
}

function presentSources({ sources }: Catalogue): SourcesResponse {
  return {
    rows: sources.map(({ id, name }) => ({
      SourceID: id,
      SourceGurmukhi: name.ascii,
      SourceUnicode: name.unicode,
      SourceEnglish: name.english,
    })),
  };
}

/** `GET {prefix}/v2/{writers,raags,sources}`. */
export function catalogue(app: ApiInstance, { config, corpus }: Services): void {
  const limits = rateLimit('other', config.rateLimit);
  const writers = presentWriters(corpus.catalogue);
  const raags = presentRaags(corpus.catalogue);
  const sources = presentSources(corpus.catalogue);
  app.get('/v2/writers', { schema: writersSchema, config: limits }, () => writers);
  app.get('/v2/raags', { schema: raagsSchema, config: limits }, () => raags);
  app.get('/v2/sources', { schema: sourcesSchema, config: limits }, () => sources);
}
