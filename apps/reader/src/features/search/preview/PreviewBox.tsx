import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VerseId } from '@naad/gurbani-corpus';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { Skeleton } from '@naad/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './PreviewBox.module.css';
import type { PreviewState } from './usePreview.ts';

export interface PreviewBoxProps {
  /** By which the link says that this describes it. */
  id: string;
  /** The line that was found, which is set apart where it is shown. */
  found: VerseId;
  state: PreviewState;
}

/** The first lines of a shabad, below the link to it, or above where there is room only there. */
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
          <Trans>The preview did not come.</Trans>
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
