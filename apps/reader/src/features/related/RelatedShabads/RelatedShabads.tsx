import { useLingui } from '@lingui/react';
import type { ShabadId, SourceName } from '@naad/gurbani-model';
import type { RelatedShabad } from '@naad/api-client';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadMessages } from '../../../shared/language/loadMessages.ts';
import { loadChunk } from '../../../shared/loadChunk.ts';
import { useSite } from '../../../shared/SiteContext.tsx';
import type { RelatedListProps } from './RelatedList.tsx';
import styles from './RelatedPlace.module.css';

export interface RelatedShabadsProps {
  shabadId: ShabadId;
  /** Name of a page of the source, such as `Ang`. */
  pageName: (source: SourceName) => string;
}

/** Fewer than the reserved space holds. */
const isFew = (state: RelatedState) => state.status === 'loaded' && state.related.length < 4;

type RelatedState =
  | { readonly status: 'waiting' }
  /** None, or a failed request, which is ignored since the visitor hasn't asked for it. */
  | { readonly status: 'none' }
  | {
      readonly status: 'loaded';
      readonly related: readonly RelatedShabad[];
      readonly List: ComponentType<RelatedListProps>;
    };

/** Margin around the screen within which they are loaded. */
const LOAD_MARGIN = '60% 0%';

/** Shabads related to the one above, loaded when the visitor scrolls near them. */
export function RelatedShabads({ shabadId, pageName }: RelatedShabadsProps) {
  const { i18n } = useLingui();
  const { apiPrefix } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<RelatedState>({ status: 'waiting' });

  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const parts = await loadChunk(() => import('./RelatedList.tsx'));
      const [related] = await Promise.all([
        parts.loadRelated(apiPrefix, shabadId, abort.signal),
        loadMessages(i18n),
      ]);
      return related.length === 0
        ? ({ status: 'none' } as const)
        : ({ status: 'loaded', related, List: parts.RelatedList } as const);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (loaded) => {
            if (!abort.signal.aborted) setState(loaded);
          },
          () => {
            if (!abort.signal.aborted) setState({ status: 'none' });
          },
        );
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [apiPrefix, i18n, shabadId]);

  if (state.status === 'none') return null;
  return (
    <div ref={place} className={styles['place']} data-related={isFew(state) ? 'few' : state.status}>
      {state.status === 'loaded' && <state.List related={state.related} pageName={pageName} />}
    </div>
  );
}
