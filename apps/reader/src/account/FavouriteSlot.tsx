import type { Verse } from '@naad/api-client';
import { useOwnParts } from './useOwnParts.ts';

/** The star of a line's shabad, for who is logged in. */
export function FavouriteSlot({ verse }: { verse: Pick<Verse, 'id' | 'shabadId'> }) {
  const Star = useOwnParts()?.FavouriteButton;
  return Star && <Star shabadId={verse.shabadId} verseId={verse.id} />;
}
