import { useEffect } from 'react';
import type { Go } from './NavigationContext.tsx';
import { hasModifier } from '../hasModifier.ts';

/** The address to navigate to within the document after a click; null for clicks left to the browser. */
export function hrefOfClick(event: MouseEvent, here: URL): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (hasModifier(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.rel.includes('external'))
    return null;
  const url = new URL(link.href, here);
  const isJump = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return url.origin === here.origin && !isJump ? url.pathname + url.search + url.hash : null;
}

/** Follows plain links of the site without loading a new document; a link to the current address does nothing. */
export function useLinkClicks(go: Go): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const here = new URL(window.location.href);
      const href = hrefOfClick(event, here);
      if (href === null) return;
      event.preventDefault();
      if (href !== here.pathname + here.search) go(href);
    };
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('click', handleClick);
    };
  }, [go]);
}
