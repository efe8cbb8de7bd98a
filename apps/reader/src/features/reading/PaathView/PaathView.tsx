import { Trans, useLingui } from '@lingui/react/macro';
import { ReadingArea } from '@naad/gurbani-render';
import { Button } from '@naad/ui-kit';
import { useEffect, useRef } from 'react';
import type { ReadingView } from '../readingView.ts';
import { holdPlace } from '../VerseArea/holdPlace.ts';
import { useHeldPlace } from '../VerseArea/VerseArea.tsx';
import { VersesView } from '../VersesView/VersesView.tsx';
import type { VerseMarks } from '../VersesView/verseMarks.ts';
import { type TranslatorName, TranslatorsContext } from '../VersesView/verseNames.ts';
import { hasNext, hasPrevious, removedHeight } from './paathPieces.ts';
import styles from './PaathView.module.css';
import { type PaathOptions, usePaath } from './usePaath.ts';

export interface PaathViewProps extends Omit<PaathOptions, 'display'> {
  view: ReadingView;
  /** True for lines only; otherwise each has its translations and transliterations. */
  isAlone: boolean;
  marks: VerseMarks;
  /** The translators of the verses, in the reader's order. */
  credits: readonly TranslatorName[];
  /** Name of an ang, such as "Ang 12". */
  nameOf: (ang: number) => string;
}

const NO_TRANSLATORS: readonly TranslatorName[] = [];

/** Endless scroll of angs that keeps only those near the reading position on the page. */
export function PaathView({ view, isAlone, marks, credits, nameOf, ...options }: PaathViewProps) {
  const { t } = useLingui();
  const area = useRef<HTMLElement>(null);
  const { shown, status, extend } = usePaath(area, { ...options, display: view.display });
  useHeldPlace(area, holdPlace);
  useNoScrollAnchoring();
  const [first] = shown.pieces;
  const last = shown.pieces.at(-1);
  const room = removedHeight(shown);
  const isLoading = status.phase === 'loading';
  const hasFailed = isLoading ? status.hasFailed : status.phase === 'failed';
  return (
    <section
      ref={area}
      aria-label={t`Shabad Container`}
      data-verse-area={isAlone ? 'akhand' : 'sehaj'}
      data-resume={options.resume ?? ''}
    >
      <TranslatorsContext value={isAlone ? NO_TRANSLATORS : credits}>
        <ReadingArea display={view.display}>
          {room > 0 && <div aria-hidden="true" style={{ blockSize: room }} />}
          {room === 0 && first && hasPrevious(first) && (
            <p className={styles['more']}>
              <Button
                onClick={() => {
                  extend('previous');
                }}
              >
                <Trans>Load previous ang</Trans>
              </Button>
            </p>
          )}
          {shown.pieces.map((piece) => (
            <div
              key={`${String(piece.ang)}.${String(piece.part)}`}
              className={styles['piece']}
              data-piece={`${String(piece.ang)}.${String(piece.part)}`}
            >
              {piece.part === 0 && <h2 className={styles['separator']}>{nameOf(piece.ang)}</h2>}
              <VersesView
                verses={piece.verses}
                mode={isAlone ? 'alone' : 'mixed'}
                isLarivaar={view.isLarivaar}
                headingLevel={3}
                marks={marks}
              />
            </div>
          ))}
          {last && hasNext(last) && (
            <div className={styles['more']} data-more-to-come="" aria-live="polite">
              {hasFailed && (
                <p>
                  <Trans>The next lines did not load.</Trans>
                </p>
              )}
              <Button
                aria-disabled={isLoading}
                onClick={() => {
                  extend(status.phase === 'failed' ? status.side : 'next');
                }}
              >
                {hasFailed ? <Trans>Try again</Trans> : <Trans>Load next ang</Trans>}
              </Button>
            </div>
          )}
        </ReadingArea>
      </TranslatorsContext>
    </section>
  );
}

/**
 * Turns off the browser's scroll anchoring, since the paath does its own: both together would correct the scroll
 * position twice, or anchor it to the footer.
 */
function useNoScrollAnchoring(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);
}
