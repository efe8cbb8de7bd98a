import { ErrorResponse, RaagsResponse, SourcesResponse, WritersResponse } from '@naad/api-contract';

export const writersSchema = {
  tags: ['catalogue'],
  summary: 'Writers; row 0 is nobody',
  response: { 200: WritersResponse, 429: ErrorResponse },
};

export const raagsSchema = {
  tags: ['catalogue'],
  summary: 'Raags of the Guru Granth Sahib',
  response: { 200: RaagsResponse, 429: ErrorResponse },
};

export const sourcesSchema = {
  tags: ['catalogue'],
  summary: 'Works of scripture',
  response: { 200: SourcesResponse, 429: ErrorResponse },
};
