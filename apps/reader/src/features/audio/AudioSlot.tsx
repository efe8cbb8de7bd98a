import { useLingui } from '@lingui/react';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import styles from './AudioSlot.module.css';
import type { ListenButtonProps } from './ListenButton.tsx';

/** Reserves the space of the Listen button, so that nothing moves whether or not a recording exists. */
export function AudioSlot(props: ListenButtonProps) {
  const { i18n } = useLingui();
  const [Button, setButton] = useState<ComponentType<ListenButtonProps> | null>(null);
  useEffect(() => {
    loadWithMessages(() => import('./ListenButton.tsx'), i18n).then(
      ({ ListenButton }) => {
        setButton(() => ListenButton);
      },
      // Ignore a failed load: the visitor hasn't asked for the recording.
      () => undefined,
    );
  }, [i18n]);
  return <span className={styles['place']}>{Button && <Button {...props} />}</span>;
}
