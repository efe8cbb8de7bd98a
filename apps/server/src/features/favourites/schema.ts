import {
  DoneResponse,
  ErrorResponse,
  FavouriteExport,
  FavouriteImportRequest,
  FavouriteImportResponse,
  FavouriteRequest,
  FavouriteShabad,
  FavouriteShabadsResponse,
} from '@naad/api-contract';
import * as z from 'zod';

const common = { tags: ['favourites'], security: [{ bearer: [] }] };
const refused = { 401: ErrorResponse };

export const listSchema = {
  ...common,
  summary: 'The favourite shabads of the account, newest first',
  response: { 200: FavouriteShabadsResponse, ...refused },
};
export const keepSchema = {
  ...common,
  summary: 'Make a shabad a favourite, or change its line and note',
  body: FavouriteRequest,
  response: { 200: FavouriteShabad, 400: ErrorResponse, 404: ErrorResponse, ...refused },
};
export const removeSchema = {
  ...common,
  summary: 'Make a shabad no favourite any more',
  params: z.object({ shabadId: z.string() }),
  response: { 200: DoneResponse, ...refused },
};
export const exportSchema = {
  ...common,
  summary: 'All favourites as a file, which the import takes',
  response: { 200: FavouriteExport, ...refused },
};
export const importSchema = {
  ...common,
  summary: 'Add favourites from a file',
  description: 'Of a shabad that is a favourite already the one changed last stays; nothing is removed.',
  body: FavouriteImportRequest,
  response: { 200: FavouriteImportResponse, 400: ErrorResponse, ...refused },
};
