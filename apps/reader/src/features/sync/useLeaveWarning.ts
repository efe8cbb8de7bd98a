import { useEffect, useState } from 'react';

/** Where a link leads that was pressed; null while none was. */
export interface Leaving {
  readonly href: string | null;
  readonly stay: () => void;
}

/** The address of a press that would leave this page in this tab; null for any other. */
function hrefOfPress(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isJump = url.hash !== '' && url.pathname === window.location.pathname;
  return isJump || !url.protocol.startsWith('http') ? null : url.href;
}

/**
 * Nobody stops following by a slip of the thumb (behaviour 101): the browser asks before it closes or reloads the page, and a link
 * of ours waits for an answer.
 */
export function useLeaveWarning(): Leaving {
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const handleClick = (event: MouseEvent) => {
      const pressed = hrefOfPress(event);
      if (pressed === null) return;
      // Before the site goes there.
      event.preventDefault();
      setHref(pressed);
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, []);
  return {
    href,
    stay: () => {
      setHref(null);
    },
  };
}
