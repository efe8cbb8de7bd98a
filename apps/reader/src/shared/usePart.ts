import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** Loads a component or another part of a page from its own chunk; may be called again after a failure. */
export type LoadPart<Part> = (i18n: I18n) => Promise<Part>;

/** In an object, since React takes a bare component for a state updater, and lint for one that is created during render. */
export interface Loaded<Part> {
  readonly Part: Part;
}

export interface PartOptions {
  /** By default true. */
  readonly isWanted?: boolean;
  /** A new value retries after a failure. */
  readonly attempt?: unknown;
  /** By default a failure is ignored: the page works without the part. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * The part that `load` loads, once it is wanted; null until it has loaded, and while it isn't wanted.
 *
 * @param load declared at module level, since another function loads another part; undefined for none
 */
export function usePart<Part>(
  load: LoadPart<Part> | undefined,
  { isWanted = true, attempt, onFailure }: PartOptions = {},
): Loaded<Part> | null {
  const { i18n } = useLingui();
  const [latest, setLatest] = useState<(Loaded<Part> & { readonly by: LoadPart<Part> }) | null>(null);
  const loaded = latest?.by === load ? latest : null;
  const isMissing = isWanted && loaded === null;
  const handleFailure = useEffectEvent((error: unknown) => onFailure?.(error));

  useEffect(() => {
    if (!isMissing || !load) return undefined;
    let isMounted = true;
    load(i18n).then(
      (Part) => {
        if (isMounted) setLatest({ Part, by: load });
      },
      (error: unknown) => {
        if (isMounted) handleFailure(error);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [load, i18n, isMissing, attempt]);

  return isWanted ? loaded : null;
}
