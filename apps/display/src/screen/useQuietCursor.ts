import { useEffect, useState } from 'react';

const QUIET_AFTER_MS = 2_500;

/** Whether the pointer has not moved for a while: over a projected line it has no business. */
export function useQuietCursor(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => {
      setQuiet(true);
    }, QUIET_AFTER_MS);
    const handleMove = () => {
      setQuiet(false);
      clearTimeout(timer);
      timer = setTimeout(() => {
        setQuiet(true);
      }, QUIET_AFTER_MS);
    };
    addEventListener('pointermove', handleMove);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', handleMove);
    };
  }, []);
  return isQuiet;
}
