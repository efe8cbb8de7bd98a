import type { ShabadId } from '@naad/gurbani-corpus';
import { useEffect, useState } from 'react';
import { useSite } from '../../../SiteContext.tsx';
import { loadPreview, type Preview } from './loadPreview.ts';

export type PreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly preview: Preview };

/** The beginning of a shabad, asked for while somebody waits for it and no longer. */
export function usePreview(shabadId: ShabadId): PreviewState {
  const { apiPrefix } = useSite();
  const [state, setState] = useState<PreviewState>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    let isWanted = true;
    loadPreview(apiPrefix, shabadId, abort.signal).then(
      (preview) => {
        if (isWanted) setState({ status: 'loaded', preview });
      },
      () => {
        if (isWanted) setState({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
      abort.abort();
    };
  }, [apiPrefix, shabadId]);

  return state;
}
