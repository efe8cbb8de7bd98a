import { Trans } from '@lingui/react/macro';
import { isGurmukhi } from '@naad/gurbani-text';
import { Button } from '@naad/ui-kit';
import { useState } from 'react';
import { useDesk } from '../useDesk.ts';
import styles from './SlidePanel.module.css';

/** The wire takes no more. */
const MOST_LETTERS = 1_000;

/** A slide of one's own words, in whatever script. */
export function AnnouncementForm() {
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
        maxLength={MOST_LETTERS}
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
