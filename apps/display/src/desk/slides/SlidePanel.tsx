import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import type { NamedCover } from '../model/desk.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import styles from './SlidePanel.module.css';

/** Slides of words, the blank, and the way back to the line. */
export function SlidePanel() {
  const { t } = useLingui();
  const desk = useDesk();
  const { picture, presenter } = useDeskState();
  const { slide } = picture;
  const shown = slide.kind === 'text' ? slide.name : slide.kind;
  const names: readonly (readonly [NamedCover, string])[] = [
    ['waheguru', t`Waheguru`],
    ['moolMantra', t`Mool Mantra`],
    ['dhanGuru', t`Dhan Guru`],
    ['blank', t`Blank`],
  ];
  return (
    <section aria-label={t`Slides`} className={styles['panel']}>
      <div className={styles['buttons']}>
        {names.map(([name, label]) => (
          <Button
            key={name}
            aria-pressed={presenter.cover !== null && shown === name}
            onClick={() => {
              desk.cover(name);
            }}
          >
            {label}
          </Button>
        ))}
        <Button
          aria-disabled={presenter.cover === null || presenter.item === null}
          onClick={() => {
            desk.present({ type: 'uncovered' });
          }}
        >
          <Trans>Back to the line</Trans>
        </Button>
        <Button
          aria-pressed={presenter.isHidden}
          onClick={() => {
            desk.present({ type: 'hidden', isHidden: !presenter.isHidden });
          }}
        >
          <Trans>Hide the screen</Trans>
        </Button>
      </div>
      <AnnouncementForm />
    </section>
  );
}
