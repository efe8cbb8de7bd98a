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
const refused = { 401: ErrorResponse, 503: ErrorResponse };

export const listSchema = {
  ...common,
  summary: 'The favourite shabads of the account, newest first',
  response: { 200: FavouriteShabadsResponse, ...refused },
};
export const saveSchema = {
  ...common,
  summary: 'Add a favourite shabad, or change its line and note',
  body: FavouriteRequest,
  response: { 200: FavouriteShabad, 400: ErrorResponse, 404: ErrorResponse, ...refused },
};
export const removeSchema = {
  ...common,
  summary: 'Remove a favourite shabad',
  params: z.object({ shabadId: z.string() }),
  response: { 200: DoneResponse, ...refused },
};
export const exportSchema = {
  ...common,
  summary: 'Export all favourites as a file for the import',
  response: { 200: FavouriteExport, ...refused },
};
export const importSchema = {
  ...common,
  summary: 'Import favourites from a file',
  description: 'If a shabad is already a favourite, the latest change wins; nothing is removed.',
  body: FavouriteImportRequest,
  response: { 200: FavouriteImportResponse, 400: ErrorResponse, ...refused },
};
