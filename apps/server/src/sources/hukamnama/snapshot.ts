import { type ArchiveDay, type Day, decodeDays, type SnapshotYears } from '@naad/api-scripture/sources';
import snapshot from './snapshot.json' with { type: 'json' };

/** The days of the public archive that this server ships, as browsers may store them. */
export const SHIPPED_YEARS: SnapshotYears = snapshot.years;

/** The days of the public archive that this server ships, for sites without network. */
export function shippedHukamnamas(): Map<Day, ArchiveDay> {
  return decodeDays(SHIPPED_YEARS);
}
