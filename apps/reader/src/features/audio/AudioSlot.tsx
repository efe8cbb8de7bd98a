import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import { type LoadPart, usePart } from '../../shared/usePart.ts';
import styles from './AudioSlot.module.css';
import type { ListenButton, ListenButtonProps } from './ListenButton.tsx';

const loadButton: LoadPart<typeof ListenButton> = async (i18n) =>
  (await loadWithMessages(() => import('./ListenButton.tsx'), i18n)).ListenButton;

/** Reserves the space of the Listen button, so that nothing moves whether or not a recording exists. */
export function AudioSlot(props: ListenButtonProps) {
  const button = usePart(loadButton);
  return <span className={styles['place']}>{button && <button.Part {...props} />}</span>;
}
