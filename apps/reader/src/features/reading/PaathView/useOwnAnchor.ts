import { useEffect } from 'react';

/**
 * What comes and goes is held in its place by the page itself. A browser that did the same would do it twice, or hold the
 * foot of the page.
 */
export function useOwnAnchor(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);
}
