import { ErrorResponse, PothisChangeResponse, PothisRequest, PothisResponse } from '@naad/api-contract';

const common = { tags: ['favourites'], security: [{ bearer: [] }] };
const refused = { 401: ErrorResponse };

export const readSchema = {
  ...common,
  summary: 'The named lists of the account',
  response: { 200: PothisResponse, ...refused },
};
export const writeSchema = {
  ...common,
  summary: 'Write the named lists in place of the revision that was read',
  body: PothisRequest,
  response: { 200: PothisChangeResponse, 409: ErrorResponse, ...refused },
};
