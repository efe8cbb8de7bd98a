import { Trans } from '@lingui/react/macro';
import { PlaceAnchor } from '../places/PlaceAnchor.tsx';
import type { PlaceView } from '../places/placeView.ts';
import styles from './PlaceRow.module.css';

/** Links to the pages that the query names, above the lines. */
export function PlaceRow({ places }: { places: readonly PlaceView[] }) {
  return (
    places.length > 0 && (
      <nav aria-labelledby="places" className={styles['places']}>
        <h2 id="places" className={styles['heading']}>
          <Trans>Go to</Trans>
        </h2>
        <ul className={styles['list']}>
          {places.map((place) => (
            <li key={place.href + place.name}>
              <PlaceAnchor view={place} className={styles['place']} kindClass={styles['kind']} />
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
