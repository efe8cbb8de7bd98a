import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../../shared/loadChunk.ts';
import type { TypedExampleProps } from './TypedExample.tsx';

interface Loaded {
  readonly TypedExample: ComponentType<TypedExampleProps>;
}

/** The animated example, unless the visitor prefers reduced motion; null until loaded. */
export function useTypedExample(isWanted: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isWanted || !allowsMotion()) return undefined;
    let isHere = true;
    loadChunk(() => import('./TypedExample.tsx')).then(
      (module) => {
        if (isHere) setLoaded(module);
      },
      // The placeholder says the same.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return isWanted ? loaded : null;
}

/** True unless reduced motion is preferred or unknown. */
function allowsMotion(): boolean {
  if (typeof window.matchMedia !== 'function') return false;
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
