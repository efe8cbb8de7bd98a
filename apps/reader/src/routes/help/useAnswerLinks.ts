import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * A link to an answer that the search has put away brings it back first, so that the browser finds it where it goes.
 *
 * @param showAll draws all answers
 */
export function useAnswerLinks(showAll: () => void): void {
  useEffect(() => {
    const bringBack = (hash: string): HTMLElement | null => {
      const id = decodedId(hash);
      if (id === '' || document.getElementById(id)) return null;
      flushSync(showAll);
      return document.getElementById(id);
    };
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link?.pathname === window.location.pathname) bringBack(link.hash);
    };
    // By the address bar, or by going back: the browser has looked for it in vain already.
    const handleHashChange = () => {
      bringBack(window.location.hash)?.scrollIntoView();
    };
    document.addEventListener('click', handleClick, { capture: true });
    window.addEventListener('hashchange', handleHashChange);
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      window.removeEventListener('hashchange', handleHashChange);
    };
  }, [showAll]);
}

function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
