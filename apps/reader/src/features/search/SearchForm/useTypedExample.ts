import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../../loadChunk.ts';
import type { TypedExampleProps } from './TypedExample.tsx';

interface Loaded {
  readonly TypedExample: ComponentType<TypedExampleProps>;
}

/** What types examples, for those who do not mind movement; null for others, and until it is there. */
export function useTypedExample(isWanted: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isWanted || !mayMove()) return undefined;
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

/** Whether nobody asked for less movement; not known outside of a browser. */
function mayMove(): boolean {
  if (typeof window.matchMedia !== 'function') return false;
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
