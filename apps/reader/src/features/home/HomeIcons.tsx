import type { ReactNode } from 'react';
import styles from './HomeIcons.module.css';

/* On the grid of the kit's icons (24, strokes of 1.5 px), which has none for these. */

function HomeIcon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className={styles['icon']} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A small closed book with a ribbon, as a gutka is carried. */
export function GutkaIcon() {
  return (
    <HomeIcon>
      <path d="M7.5 3.75h10.75v13H7.5a1.9 1.9 0 0 0 0 3.5h10.75M5.75 18.5V5.5a1.75 1.75 0 0 1 1.75-1.75M13.5 3.75v6l-1.75-1.5L10 9.75v-6" />
    </HomeIcon>
  );
}

/** A written page: the rehat. */
export function RehatIcon() {
  return (
    <HomeIcon>
      <path d="M5.75 3.75h8.5l4 4v12.5H5.75zM14.25 3.75v4h4M8.75 11.5h6.5m-6.5 3h6.5m-6.5 3h4" />
    </HomeIcon>
  );
}

/** Where one was. */
export function BookmarkIcon() {
  return (
    <HomeIcon>
      <path d="M7 4h10v16l-5-4-5 4z" />
    </HomeIcon>
  );
}
