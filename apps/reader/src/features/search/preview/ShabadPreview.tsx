import type { FoundVerse } from '@naad/api-client';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShabadId, VerseId } from '@naad/gurbani-model';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { Skeleton } from '@naad/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './PreviewBox.module.css';
import { useSite } from '../../../shared/SiteContext.tsx';
import { loadPreview, type Preview } from './loadPreview.ts';

export interface ShabadPreviewProps {
  id: string;
  verse: Pick<FoundVerse, 'id' | 'shabadId'>;
}

/** Preview of a line's shabad, in a separate chunk with its request. */
export function ShabadPreview({ id, verse }: ShabadPreviewProps) {
  return <PreviewBox id={id} found={verse.id} state={usePreview(verse.shabadId)} />;
}

export interface PreviewBoxProps {
  /** Element id, for the link's `aria-describedby`. */
  id: string;
  /** The found line, which is emphasised. */
  found: VerseId;
  state: PreviewState;
}

/** First lines of a shabad, below its link, or above if there is only space there. */
export function PreviewBox({ id, found, state }: PreviewBoxProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'below' | 'above'>('below');

  useLayoutEffect(() => {
    const own = box.current;
    const anchor = own?.parentElement?.getBoundingClientRect();
    if (!own || !anchor) return;
    const isTooLow = anchor.bottom + own.offsetHeight > window.innerHeight;
    setSide(isTooLow && anchor.top - own.offsetHeight > 0 ? 'above' : 'below');
  }, [state]);

  return (
    <div ref={box} id={id} role="tooltip" data-side={side} className={styles['preview']}>
      {state.status === 'loading' && <Skeleton kind="gurbani" lines={3} label={t`Loading the shabad`} />}
      {state.status === 'failed' && (
        <p className={styles['foot']} dir="auto">
          <Trans>The preview did not load.</Trans>
        </p>
      )}
      {state.status === 'loaded' && (
        <>
          {state.preview.lines.map(({ id: line, unicode, visraams }) => (
            <p key={line} className={styles['line']} dir="ltr" data-found={line === found || undefined}>
              <GurbaniLine words={toWords(unicode, visraams)} />
            </p>
          ))}
          {state.preview.more > 0 && (
            <p className={styles['foot']} dir="auto">
              <Plural value={state.preview.more} one="+ # more line..." other="+ # more lines..." />
            </p>
          )}
        </>
      )}
    </div>
  );
}

type PreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly preview: Preview };

/** Loads the preview of a shabad while the component is mounted. */
function usePreview(shabadId: ShabadId): PreviewState {
  const { apiPrefix } = useSite();
  const [state, setState] = useState<PreviewState>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    let isMounted = true;
    loadPreview(apiPrefix, shabadId, abort.signal).then(
      (preview) => {
        if (isMounted) setState({ status: 'loaded', preview });
      },
      () => {
        if (isMounted) setState({ status: 'failed' });
      },
    );
    return () => {
      isMounted = false;
      abort.abort();
    };
  }, [apiPrefix, shabadId]);

  return state;
}
