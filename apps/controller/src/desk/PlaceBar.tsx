import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import type { Ang } from '@naad/gurbani-corpus';
import type { OpenText } from './openText.ts';
import styles from './PlaceBar.module.css';

export interface PlaceBarProps {
  text: OpenText;
  /** Of the line one is at. */
  ang: Ang | null;
  onShabad: (step: -1 | 1) => void;
  onAng: (step: -1 | 1) => void;
}

/** What is open and where it stands, with the ways to what comes before and after. */
export function PlaceBar({ text: { title, place }, ang, onShabad, onAng }: PlaceBarProps) {
  const { t, i18n } = useLingui();
  const source = (i18n.locale === 'pa' ? place?.source.unicode : place?.source.english) ?? '';
  return (
    <div className={styles['bar']}>
      <h2 lang="pa-Guru" className={styles['title']}>
        {title}
      </h2>
      {place && ang !== null && (
        <>
          <p className={styles['place']}>
            <Trans>
              {source}, ang {i18n.number(ang)}
            </Trans>
          </p>
          <div role="group" aria-label={t`Around this shabad`} className={styles['steps']}>
            <Button
              aria-disabled={place.previous === null}
              onClick={() => {
                if (place.previous !== null) onShabad(-1);
              }}
            >
              <Trans>Previous shabad</Trans>
            </Button>
            <Button
              aria-disabled={place.next === null}
              onClick={() => {
                if (place.next !== null) onShabad(1);
              }}
            >
              <Trans>Next shabad</Trans>
            </Button>
            <Button
              aria-disabled={ang <= 1}
              onClick={() => {
                if (ang > 1) onAng(-1);
              }}
            >
              <Trans>Previous ang</Trans>
            </Button>
            <Button
              onClick={() => {
                onAng(1);
              }}
            >
              <Trans>Next ang</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
