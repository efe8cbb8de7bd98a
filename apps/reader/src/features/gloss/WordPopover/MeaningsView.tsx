import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { Fragment, useEffect } from 'react';
import { wishForFace } from '../../../fonts/faceWishes.ts';
import { cutMeaning } from '../cutMeaning.ts';
import type { Meanings } from '../loadMeanings.ts';
import type { MeaningsState } from '../useMeanings.ts';
import styles from './WordPopover.module.css';

export interface MeaningsViewProps {
  state: MeaningsState;
  /** Asks again, where the answer did not come. */
  onRetry: () => void;
}

/** What the dictionary says of a word, and which dictionary says so. */
export function MeaningsView({ state, onRetry }: MeaningsViewProps) {
  return (
    <div className={styles['meanings']} aria-live="polite" aria-busy={state.status === 'loading'}>
      {state.status === 'loading' && (
        <p className={styles['note']}>
          <Trans>Looking it up…</Trans>
        </p>
      )}
      {state.status === 'failed' && (
        <>
          <p className={styles['note']}>
            <Trans>The meaning could not be loaded.</Trans>
          </p>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {state.status === 'loaded' && <Found found={state.found} />}
    </div>
  );
}

function Found({ found: { meanings, sourceName } }: { found: Meanings }) {
  const { t } = useLingui();
  if (meanings.length === 0) {
    return (
      <p className={styles['note']}>
        {sourceName === null ? t`There is no dictionary here.` : t`No ${sourceName} entry available.`}
      </p>
    );
  }
  return (
    <>
      {meanings.map((meaning) => (
        <p key={meaning} lang="pa-Guru" className={styles['meaning']}>
          <Meaning text={cutMeaning(meaning)} />
        </p>
      ))}
      {sourceName !== null && <p className={styles['source']}>{sourceName}</p>}
    </>
  );
}

const DEVANAGARI = /([\u0900-\u0963\u0966-\u097F]+(?:\s+[\u0900-\u0963\u0966-\u097F]+)*)/u;

/** A meaning, in which Devanagari says where the word comes from. Not every device has a face of it. */
function Meaning({ text }: { text: string }) {
  // Every second of the pieces is in Devanagari.
  const runs = text.split(DEVANAGARI);
  const hasDevanagari = runs.length > 1;
  useEffect(() => {
    if (hasDevanagari) wishForFace('devanagari');
  }, [hasDevanagari]);
  return runs.map((run, place) => (
    <Fragment key={place}>{place % 2 === 0 ? run : <span lang="hi">{run}</span>}</Fragment>
  ));
}
