import type { ReactNode } from 'react';

/** What every drawing of a state takes. */
export interface DrawingProps {
  className?: string | undefined;
}

/**
 * The frame of the drawings beside a message: 240 by 160, one pen, two tones of the theme. They tell nothing that the
 * message does not, so screen readers pass them by.
 */
export function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width="240"
      height="160"
      viewBox="0 0 240 160"
      fill="none"
      stroke="var(--border-control)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
