import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Toast } from './Toast.tsx';
import styles from './Toast.module.css';

export interface ToastMessage {
  readonly id: string;
  readonly content: ReactNode;
  /** `assertive` interrupts what is being read aloud: for what failed. */
  readonly urgency?: 'polite' | 'assertive';
  /** In milliseconds; 2,500 unless told. */
  readonly durationMs?: number;
}

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Its accessible name. */
  label?: string;
  /** The oldest first. */
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** Above the thumb, or at the top by the end of the line. */
  place?: 'bottom' | 'top-end';
  dismissLabel?: string;
}

/**
 * Where toasts appear. It is on the page before the first of them, because screen readers only speak of changes inside
 * a live region they know.
 */
export function ToastRegion({
  label = 'Notifications',
  toasts,
  onDismiss,
  place = 'bottom',
  dismissLabel = 'Dismiss',
  className,
  ...rest
}: ToastRegionProps) {
  return (
    <section aria-label={label} {...rest} data-place={place} className={classes(styles['region'], className)}>
      {(['assertive', 'polite'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-relevant="additions text" className={styles['list']}>
          {toasts
            .filter((toast) => (toast.urgency ?? 'polite') === urgency)
            .map(({ id, content, durationMs }) => (
              <Toast
                key={id}
                {...(durationMs === undefined ? {} : { durationMs })}
                dismissLabel={dismissLabel}
                onDismiss={() => {
                  onDismiss(id);
                }}
              >
                {content}
              </Toast>
            ))}
        </div>
      ))}
    </section>
  );
}
