import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { Fragment, useEffect } from 'react';
import { requestFont } from '../../../shared/fonts/fontRequests.ts';
import { type Meanings, type MeaningsState, useMeanings } from '../useMeanings.ts';
import styles from './WordPopover.module.css';

export interface MeaningsViewProps {
  state: MeaningsState;
  /** Called to retry after a failed request. */
  onRetry: () => void;
}

/** Meanings of a word with the name of the dictionary. */
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
        {sourceName === null ? t`No dictionary is available.` : t`No meaning found in ${sourceName}.`}
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

/** A meaning. Its etymology is in Devanagari, for which some devices have no font. */
function Meaning({ text }: { text: string }) {
  // Odd pieces are in Devanagari.
  const runs = text.split(DEVANAGARI);
  const hasDevanagari = runs.length > 1;
  useEffect(() => {
    if (hasDevanagari) requestFont('devanagari');
  }, [hasDevanagari]);
  return runs.map((run, index) => (
    <Fragment key={index}>{index % 2 === 0 ? run : <span lang="hi">{run}</span>}</Fragment>
  ));
}

/** Meanings of a word, loaded when rendered. */
export function WordMeanings({ word }: { word: string }) {
  const [state, retry] = useMeanings(word);
  return <MeaningsView state={state} onRetry={retry} />;
}

/** In UTF-16 units. */
const MAX_LENGTH = 300;

/** Shortens a long meaning with an ellipsis, never between a letter and its signs. */
export function cutMeaning(meaning: string): string {
  const whole = meaning.trim();
  if (whole.length <= MAX_LENGTH) return whole;
  let end = MAX_LENGTH;
  while (end > 0 && isJoinedAt(whole, end)) end--;
  return `${whole.slice(0, end).trimEnd()}…`;
}

/** True before a combining sign, a joiner, or the second half of a surrogate pair. */
function isJoinedAt(text: string, index: number): boolean {
  const sign = text.charAt(index);
  return /\p{M}/u.test(sign) || sign === '\u200C' || sign === '\u200D' || /[\uDC00-\uDFFF]/.test(sign);
}
