import type { FavouriteShabad } from '@naad/api-contract';
import type { StoredFavourite } from '../accounts/index.ts';

export function presentFavourite(favourite: StoredFavourite): FavouriteShabad {
  return {
    shabad_id: favourite.shabadId,
    verse_id: favourite.verseId,
    comment: favourite.comment,
    created_at: new Date(favourite.createdAt).toISOString(),
    updated_at: new Date(favourite.updatedAt).toISOString(),
  };
}
