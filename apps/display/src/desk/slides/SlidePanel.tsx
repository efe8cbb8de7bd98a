import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import type { NamedCover } from '../model/desk.ts';
import { followText, type SiteAddresses } from '@naad/api-contract';
import { openAndFocus, useDesk, useDeskState } from '../useDesk.ts';
import styles from './SlidePanel.module.css';
import { isGurmukhi } from '@naad/gurbani-text';
import { useState } from 'react';

export interface SlidePanelProps {
  site: Pick<SiteAddresses, 'readerUrl'>;
}

/** Buttons for text slides, the blank, hiding the screen and returning to the line. */
export function SlidePanel({ site }: SlidePanelProps) {
  const { t } = useLingui();
  const desk = useDesk();
  const {
    picture,
    presenter,
    session,
    site: offered,
  } = useDeskState('picture', 'presenter', 'session', 'site');
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
        {session?.code != null && (
          <FollowButton text={followText(t`Follow on your phone`, site, session.code)} />
        )}
      </div>
      <div className={styles['buttons']}>
        {offered?.features.hukamnamas.absent === null && (
          <Button onClick={() => void openAndFocus(desk, desk.openHukamnama())}>
            <Trans>Hukamnama</Trans>
          </Button>
        )}
        <Button onClick={() => void openAndFocus(desk, desk.openRandom())}>
          <Trans>Random shabad</Trans>
        </Button>
      </div>
      <AnnouncementForm />
    </section>
  );
}

/** Shows the sangat how to follow on their phones; pressed again, it returns to the line. */
function FollowButton({ text }: { text: string }) {
  const desk = useDesk();
  const { presenter } = useDeskState('presenter');
  const isShown = presenter.cover?.text === text;
  return (
    <Button
      aria-pressed={isShown}
      onClick={() => {
        if (isShown) desk.present({ type: 'uncovered' });
        else desk.announce(text, false);
      }}
    >
      <Trans>Follow code</Trans>
    </Button>
  );
}

/** Length limit of the wire format. */
const MAX_TEXT_LENGTH = 1_000;

/** A form for an announcement slide, in any script. */
function AnnouncementForm() {
  const desk = useDesk();
  const [text, setText] = useState('');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') desk.announce(text.trim(), isGurmukhi(text));
      }}
    >
      <label htmlFor="desk-announcement">
        <Trans>Announcement</Trans>
      </label>
      <textarea
        id="desk-announcement"
        rows={2}
        maxLength={MAX_TEXT_LENGTH}
        className={styles['text']}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <Button type="submit" aria-disabled={text.trim() === ''}>
        <Trans>Show the announcement</Trans>
      </Button>
    </form>
  );
}
