import { RaagsResponse, SourcesResponse, WritersResponse, ErrorResponse } from '@naad/api-contract';
import type { Catalogue } from '@naad/gurbani-corpus';
import { defineRoute, type Route } from '../defineRoute.ts';
import { oncePer } from '../oncePer.ts';
import { raagWithPage, writerInAscii } from '../presenters/index.ts';

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

const presentWriters = oncePer(({ writers }: Catalogue): WritersResponse => ({
  rows: writers
    .map((writer) => ({
      WriterID: writer.id,
      WriterEnglish: writer.name.english,
      WriterGurmukhi: writerInAscii(writer),
      WriterUnicode: writer.name.unicode,
    }))
    .sort((one, other) => one.WriterID - other.WriterID),
}));

const presentRaags = oncePer(({ sections }: Catalogue): RaagsResponse => ({
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
}));

const presentSources = oncePer(({ sources }: Catalogue): SourcesResponse => ({
  rows: sources.map(({ id, name }) => ({
    SourceID: id,
    SourceGurmukhi: name.ascii,
    SourceUnicode: name.unicode,
    SourceEnglish: name.english,
  })),
}));

/** `GET {prefix}/v2/{writers,raags,sources}`. */
export const catalogue: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/writers',
    schema: writersSchema,
    limit: 'other',
    handle: ({ corpus }) => presentWriters(corpus.catalogue),
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/raags',
    schema: raagsSchema,
    limit: 'other',
    handle: ({ corpus }) => presentRaags(corpus.catalogue),
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/sources',
    schema: sourcesSchema,
    limit: 'other',
    handle: ({ corpus }) => presentSources(corpus.catalogue),
  }),
];
