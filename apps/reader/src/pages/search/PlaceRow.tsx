import { Trans } from '@lingui/react/macro';
import type { NamedPlace } from '@naad/api-client';
import { ChevronEndIcon } from '@naad/ui-kit';
import { PlaceLink } from '../places/PlaceLink.tsx';
import type { SourceNames } from '../places/placeView.ts';
import styles from './PlaceRow.module.css';

export interface PlaceRowProps {
  places: readonly NamedPlace[];
  sources: SourceNames;
}

/** Links to the pages that the query names, above the lines. */
export function PlaceRow({ places, sources }: PlaceRowProps) {
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby="places" className={styles['places']}>
      <h2 id="places" className={styles['heading']}>
        <Trans>Go to</Trans>
      </h2>
      <ul className={styles['list']}>
        {places.map((place) => (
          <li key={JSON.stringify(place)}>
            <PlaceLink place={place} sources={sources} className={styles['place']}>
              {({ name, kind }) => (
                <>
                  <span className={styles['name']} dir="auto">
                    {name}
                  </span>
                  <span className={styles['kind']}>{kind}</span>
                  <ChevronEndIcon />
                </>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
