import { useLingui } from '@lingui/react/macro';
import { CloseIcon, IconButton } from '@naad/ui-kit';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { textOf } from '../glossedWord.ts';
import { placeBeside } from './placeBeside.ts';
import { WordMeanings } from './WordMeanings.tsx';
import styles from './WordPopover.module.css';

/** The page may come to rest without that being scrolling: so far, in CSS pixels. */
const STIR = 16;

export interface WordPopoverProps {
  /** The word that was pressed, in its line. */
  word: HTMLElement;
  /** Whether it is looked up; else only what can be done with its line is here. */
  hasMeanings: boolean;
  /** What can be done with the line. */
  actions: ReactNode;
  /** Called however it was closed. */
  onClose: () => void;
}

/**
 * Beside a word what it means. The page stays in reach: Escape, a press beside it and scrolling close it, and the focus
 * goes back to the word.
 */
export function WordPopover({ word, hasMeanings, actions, onClose }: WordPopoverProps) {
  const { t } = useLingui();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const popover = box.current;
    if (!popover) return undefined;
    cameFrom.current = document.activeElement;
    const { top } = word.getBoundingClientRect();
    popover.showPopover();
    popover.focus({ preventScroll: true });
    const place = () => {
      placeBeside(popover, word);
    };
    place();
    // What it says comes later than it does.
    const observer = new ResizeObserver(place);
    observer.observe(popover);
    const handleScroll = (event: Event) => {
      if (popover.contains(event.target as Node)) return;
      if (Math.abs(word.getBoundingClientRect().top - top) > STIR) popover.hidePopover();
      else place();
    };
    const handleToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') latest.current();
    };
    popover.addEventListener('toggle', handleToggle);
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    word.setAttribute('data-open', '');
    return () => {
      observer.disconnect();
      popover.removeEventListener('toggle', handleToggle);
      document.removeEventListener('scroll', handleScroll, { capture: true });
      word.removeAttribute('data-open');
    };
  }, [word]);

  // Not before the box is gone: React keeps the focus where it was before that.
  useEffect(
    () => () => {
      const { activeElement } = document;
      // Who has pressed something else wants to be there.
      const isLost = activeElement === document.body || activeElement === cameFrom.current;
      if (isLost) word.focus({ preventScroll: true });
    },
    [word],
  );

  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles['popover']}
    >
      <div className={styles['head']}>
        <h2 id={titleId} lang="pa-Guru" className={styles['word']}>
          {textOf(word)}
        </h2>
        <IconButton label={t`Close`} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {hasMeanings && <WordMeanings word={textOf(word)} />}
      <div className={styles['actions']}>{actions}</div>
    </div>
  );
}
