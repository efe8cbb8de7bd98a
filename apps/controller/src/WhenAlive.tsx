import { type ReactNode, useLayoutEffect } from 'react';

export interface WhenAliveProps {
  children: ReactNode;
  /** What is drawn hears from now on what is typed and tapped. */
  onAlive: () => void;
}

/** Says when what it holds has been taken over: layout effects of a parent come after those of all that is in it. */
export function WhenAlive({ children, onAlive }: WhenAliveProps) {
  useLayoutEffect(onAlive, [onAlive]);
  return children;
}
