import { useEffect, useState } from 'react';
import { hasModifier } from '../../shared/hasModifier.ts';

/** Address of the pressed link; null if none was pressed. */
export interface Leaving {
  readonly href: string | null;
  readonly stay: () => void;
}

/** Address that a click would open in this tab; null if it doesn't leave the page. */
function hrefOfPress(event: MouseEvent): string | null {
  if (event.button !== 0 || hasModifier(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isJump = url.hash !== '' && url.pathname === window.location.pathname;
  return isJump || !url.protocol.startsWith('http') ? null : url.href;
}

/**
 * Prevents leaving by accident [B101]: the browser asks before closing or reloading the page, and a pressed link waits
 * for an answer.
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
      // Runs before client-side navigation.
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
