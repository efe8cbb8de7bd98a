import { selectHasDrawings, useSettingsSelector } from '@naad/settings-state';
import { useEffect, useState } from 'react';
import type { Message } from '../routeResult.ts';
import { loadMessageDrawings, type MessageDrawings } from './loadMessageDrawings.ts';
import styles from './MessagePage.module.css';

/** The drawing of a message, for those who want drawings. Its place is kept until it comes; nobody else loads it. */
export function MessageDrawing({ id }: { id: Message['id'] }) {
  return useSettingsSelector(selectHasDrawings) ? <Place id={id} /> : null;
}

function Place({ id }: { id: Message['id'] }) {
  const [drawings, setDrawings] = useState<MessageDrawings | null>(null);
  useEffect(() => {
    let isHere = true;
    loadMessageDrawings().then(
      (loaded) => {
        if (isHere) setDrawings(loaded);
      },
      // The message says all there is to say.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const Drawing = drawings?.[id];
  return <div className={styles['drawing']}>{Drawing && <Drawing />}</div>;
}
