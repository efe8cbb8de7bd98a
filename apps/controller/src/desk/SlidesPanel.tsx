import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS, type Command, type SessionState } from '@naad/sync-protocol';
import { Button, Switch } from '@naad/ui-kit';
import { useState } from 'react';
import type { FoundShabad } from './useLookups.ts';
import styles from './Panels.module.css';
import { announcementCommand, followSlide, isSlideShown, type Slide, slidesFor } from './slides.ts';

export interface SlidesPanelProps {
  session: SessionState | null;
  hostKind: 'legacy' | 'current' | null;
  onSlide: (slide: Slide) => void;
  onSend: (command: Command) => void;
  /** Text of the slide by which the sangat follows. */
  followText: string;
  /** False if the site has no hukamnamas. */
  hasHukamnama: boolean;
  onFind: (shabad: FoundShabad) => void;
}

/** Shortcut slides and a form for announcements. */
export function SlidesPanel(props: SlidesPanelProps) {
  const { session, hostKind, onSlide, onSend, followText, hasHukamnama, onFind } = props;
  const { t, i18n } = useLingui();
  const [announcement, setAnnouncement] = useState('');
  return (
    <div className={styles['panel']}>
      <ul aria-label={t`Shortcuts`} className={styles['slides']}>
        {[...slidesFor(hostKind === 'legacy'), followSlide(followText)].map((slide) => (
          <li key={slide.id}>
            <button
              type="button"
              aria-pressed={isSlideShown(slide, session)}
              className={styles['slide']}
              onClick={() => {
                onSlide(slide);
              }}
            >
              {slide.unicode !== null && <span lang="pa-Guru">{slide.unicode}</span>}
              <span>{i18n._(slide.label)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['slides']}>
        {hasHukamnama && (
          <Button
            onClick={() => {
              onFind('hukamnama');
            }}
          >
            <Trans>Hukamnama</Trans>
          </Button>
        )}
        <Button
          onClick={() => {
            onFind('random');
          }}
        >
          <Trans>Random shabad</Trans>
        </Button>
      </div>
      {hostKind === 'current' && (
        <Switch
          label={t`Hide the screen`}
          hint={t`The text stays open.`}
          checked={session?.hidden ?? false}
          onChange={({ currentTarget: { checked } }) => {
            onSend({ type: 'hide', hidden: checked });
          }}
        />
      )}
      <form
        className={styles['announcement']}
        onSubmit={(event) => {
          event.preventDefault();
          if (announcement.trim() !== '') onSend(announcementCommand(announcement));
        }}
      >
        <label htmlFor="announcement">
          <Trans>Announcement</Trans>
        </label>
        <textarea
          id="announcement"
          rows={3}
          maxLength={LIMITS.textLength}
          value={announcement}
          className={styles['input']}
          onChange={({ currentTarget: { value } }) => {
            setAnnouncement(value);
          }}
        />
        <Button type="submit" variant="primary" aria-disabled={announcement.trim() === ''}>
          <Trans>Show the announcement</Trans>
        </Button>
      </form>
    </div>
  );
}
