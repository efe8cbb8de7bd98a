import type { ComponentProps } from 'react';
import styles from './ShabadTools.module.css';

/** A tool's button: an icon, then its label. */
export function ToolButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles['tool']} />;
}
