import { useLingui } from '@lingui/react/macro';
import { CloseIcon, IconButton } from '@naad/ui-kit';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { textOf } from '../glossedWord.ts';
import { WordMeanings } from './MeaningsView.tsx';
import styles from './WordPopover.module.css';

/** CSS pixels. The page may settle by this much without having been scrolled. */
const SCROLL_TOLERANCE = 16;

export interface WordPopoverProps {
  /** The pressed word, within its line. */
  word: HTMLElement;
  /** True to look the word up; otherwise only the line's actions are shown. */
  hasMeanings: boolean;
  /** Actions of the line. */
  actions: ReactNode;
  /** Called whenever the popover closes. */
  onClose: () => void;
}

/**
 * Popover with the meaning of a word. It isn't modal: Escape, a press outside and scrolling close it, and the focus
 * returns to the word.
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
    const updatePosition = () => {
      positionBeside(popover, word);
    };
    updatePosition();
    // It grows once its content has loaded.
    const observer = new ResizeObserver(updatePosition);
    observer.observe(popover);
    const handleScroll = (event: Event) => {
      if (popover.contains(event.target as Node)) return;
      if (Math.abs(word.getBoundingClientRect().top - top) > SCROLL_TOLERANCE) popover.hidePopover();
      else updatePosition();
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

  // Only after the popover has been removed: until then React restores the focus.
  useEffect(
    () => () => {
      const { activeElement } = document;
      // Leave the focus alone if the visitor has moved it elsewhere.
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

/** Distances to the word (GAP) and to the edges of the window (MARGIN), in CSS pixels. */
const GAP = 6;
const MARGIN = 8;

/**
 * Positions a popover below a word, or above if there is more room, within the window. By script, since the word may be
 * anywhere, and by property, since the site's CSP refuses style attributes.
 */
function positionBeside(popover: HTMLElement, word: Element): void {
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // A larivaar word may wrap over two rows: use the last.
  const at = [...word.getClientRects()].at(-1) ?? word.getBoundingClientRect();
  const left = at.left + at.width / 2 - width / 2;
  const isBelow = at.bottom + GAP + height + MARGIN <= clientHeight || at.top < clientHeight - at.bottom;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  const within = (value: number, length: number, room: number) =>
    Math.max(MARGIN, Math.min(value, room - length - MARGIN));
  popover.style.setProperty('left', `${String(within(left, width, clientWidth))}px`);
  popover.style.setProperty('top', `${String(within(top, height, clientHeight))}px`);
}
