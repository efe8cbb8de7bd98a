import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import type { Ang } from '@naad/gurbani-model';
import type { OpenText } from './openText.ts';
import styles from './PositionBar.module.css';

export interface PositionBarProps {
  text: OpenText;
  /** Ang of the current line. */
  ang: Ang | null;
}

/** Shows the title and ang of the open text. */
export function PositionBar({ text: { title, position }, ang }: PositionBarProps) {
  const { i18n } = useLingui();
  const source = (i18n.locale === 'pa' ? position?.source.unicode : position?.source.english) ?? '';
  return (
    <div className={styles['bar']}>
      <h2 lang="pa-Guru" className={styles['title']}>
        {title}
      </h2>
      {position && ang !== null && (
        <p className={styles['position']}>
          <Trans>
            {source}, ang {i18n.number(ang)}
          </Trans>
        </p>
      )}
    </div>
  );
}

export interface NeighbourButtonsProps extends PositionBarProps {
  onShabad: (step: -1 | 1) => void;
  onAng: (step: -1 | 1) => void;
}

/** Buttons for the neighbouring shabads and angs. They stand below the last line, so that nothing is above the first. */
export function NeighbourButtons({ text: { position }, ang, onShabad, onAng }: NeighbourButtonsProps) {
  const { t } = useLingui();
  if (!position || ang === null) return null;
  return (
    <div role="group" aria-label={t`Around this shabad`} className={styles['steps']}>
      <Button
        aria-disabled={position.previous === null}
        onClick={() => {
          if (position.previous !== null) onShabad(-1);
        }}
      >
        <Trans>Previous shabad</Trans>
      </Button>
      <Button
        aria-disabled={position.next === null}
        onClick={() => {
          if (position.next !== null) onShabad(1);
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
  );
}
