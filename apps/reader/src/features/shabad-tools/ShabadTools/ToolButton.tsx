import type { ComponentProps, ReactNode } from 'react';
import styles from './ShabadTools.module.css';

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  icon: ReactNode;
  /** Accessible name; visible where there is room, otherwise a tooltip. */
  label: string;
}

/** A tool's button. */
export function ToolButton({ icon, label, ...rest }: ToolButtonProps) {
  return (
    <button {...rest} type="button" title={label} className={styles['tool']}>
      {icon}
      <span className={styles['label']}>{label}</span>
    </button>
  );
}
