import { useEffect } from 'react';
import type { Go } from './NavigationContext.tsx';

/** The address a click should lead to without leaving the document; null where the browser goes itself. */
export function hrefOfClick(event: MouseEvent, here: URL): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.rel.includes('external'))
    return null;
  const url = new URL(link.href, here);
  const isJump = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return url.origin === here.origin && !isJump ? url.pathname + url.search + url.hash : null;
}

/** Every plain link of the site is followed without loading a new document; going where one is does nothing. */
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
