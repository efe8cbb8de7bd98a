import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './SelectionBar.module.css';

export interface SelectionBarProps {
  /** Renders the actions for lines, by verse id; an action calls `close` when done. */
  actionsFor: (verseIds: readonly number[], close: () => void) => ReactNode;
}

/** Actions for the lines in which the visitor has selected text, at the foot of the screen. */
export function SelectionBar({ actionsFor }: SelectionBarProps) {
  const { t } = useLingui();
  const [lines, close] = useSelectedLines();
  const isOpen = lines !== null;

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  });

  if (!lines) return null;
  return (
    // A press on the bar must not clear the selection.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the selection
    <div
      role="group"
      aria-label={t`Selected lines`}
      className={styles['bar']}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {actionsFor(lines.verseIds, close)}
    </div>
  );
}

/** Milliseconds without a change after which the selection counts as finished. */
const SETTLE_MS = 200;

/**
 * Lines in which text is selected, once the selection is finished, and a function that clears them until it changes.
 */
function useSelectedLines(): readonly [SelectedLines | null, () => void] {
  const [lines, setLines] = useState<SelectedLines | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    let isChanged = true;
    const update = () => {
      // A dismissed bar stays closed until the selection changes.
      if (isPressed || !isChanged) return;
      isChanged = false;
      setLines(selectedLines(document.getSelection()));
    };
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, SETTLE_MS);
    };
    const handleChange = () => {
      isChanged = true;
      scheduleUpdate();
    };
    const handleDown = (event: PointerEvent) => {
      isPressed = event.pointerType === 'mouse';
    };
    const handleUp = () => {
      isPressed = false;
      scheduleUpdate();
    };
    scheduleUpdate();
    document.addEventListener('selectionchange', handleChange);
    document.addEventListener('pointerdown', handleDown);
    document.addEventListener('pointerup', handleUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', handleChange);
      document.removeEventListener('pointerdown', handleDown);
      document.removeEventListener('pointerup', handleUp);
    };
  }, []);

  return [
    lines,
    () => {
      setLines(null);
    },
  ];
}

/** Lines in which text is selected. */
interface SelectedLines {
  /** Verse ids as rendered, in page order. */
  readonly verseIds: readonly number[];
  /** Bounds of the selection on the screen. */
  readonly rect: DOMRect;
}

/** Lines of the page in which text is selected; null if there are none. */
function selectedLines(selection: Selection | null): SelectedLines | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (selection.toString().trim() === '') return null;
  const areas = [...document.querySelectorAll('[data-verse-area]')].filter((area) =>
    range.intersectsNode(area),
  );
  const verseIds = areas
    .flatMap((area) => [...area.querySelectorAll<HTMLElement>('[data-verse-id]')])
    .filter((line) => hasMarkedText(range, line))
    .map((line) => Number(line.dataset['verseId']));
  return verseIds.length === 0 ? null : { verseIds, rect: range.getBoundingClientRect() };
}

/** False for a line that the selection only touches at its edge. */
function hasMarkedText(range: Range, line: HTMLElement): boolean {
  if (!range.intersectsNode(line)) return false;
  const common = document.createRange();
  common.selectNodeContents(line);
  if (range.compareBoundaryPoints(Range.START_TO_START, common) > 0)
    common.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, common) < 0)
    common.setEnd(range.endContainer, range.endOffset);
  return common.toString().trim() !== '';
}
