import { useLingui } from '@lingui/react';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWithTexts } from '../../language/loadWithTexts.ts';
import styles from './AudioSlot.module.css';
import type { ListenButtonProps } from './ListenButton.tsx';

/** The place of the button that plays a recording, where there may be one: nothing moves when it comes, or does not. */
export function AudioSlot(props: ListenButtonProps) {
  const { i18n } = useLingui();
  const [Button, setButton] = useState<ComponentType<ListenButtonProps> | null>(null);
  useEffect(() => {
    loadWithTexts(() => import('./ListenButton.tsx'), i18n).then(
      ({ ListenButton }) => {
        setButton(() => ListenButton);
      },
      // Nobody has asked for it.
      () => undefined,
    );
  }, [i18n]);
  return <span className={styles['place']}>{Button && <Button {...props} />}</span>;
}
