import type { ComponentProps } from 'react';
import styles from './ShabadTools.module.css';

/** One of the tools: a sign, then its name. */
export function ToolButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles['tool']} />;
}
