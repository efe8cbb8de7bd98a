import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Trigger of a preview. */
type Trigger = 'pointer' | 'focus' | 'press';

/** Milliseconds until the preview is shown. Longer for focus, which may only be passing. */
const WAIT_MS: Readonly<Record<Trigger, number>> = { pointer: 400, focus: 700, press: 500 };
/** CSS pixels. A finger that moves further is scrolling. */
const MAX_MOVE = 10;

interface PreviewTrigger {
  readonly isDue: boolean;
  /** Props for the element around link and preview, which stays open while the pointer is on either. */
  readonly handlers: {
    readonly ref: React.RefObject<HTMLDivElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

/**
 * Detects that the visitor stays on a link: by hover, keyboard focus or long press. Escape, a press elsewhere and
 * leaving end it.
 */
export function usePreviewTrigger(): PreviewTrigger {
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [isDue, setIsDue] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const finger = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (trigger === null) return undefined;
    const timer = setTimeout(() => {
      setIsDue(true);
    }, WAIT_MS[trigger]);
    const end = () => {
      setTrigger(null);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    const handlePress = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) end();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [trigger]);

  /** Only the trigger that started a preview ends it; one shown by a long press ends by a press elsewhere. */
  const endOf = (kind: Trigger) => {
    setTrigger((now) => (now === kind ? null : now));
  };
  const liftFinger = () => {
    if (!isDue) endOf('press');
  };

  return {
    isDue,
    handlers: {
      ref,
      onPointerEnter({ pointerType }) {
        if (pointerType !== 'touch') setTrigger('pointer');
      },
      onPointerLeave({ pointerType }) {
        if (pointerType !== 'touch') endOf('pointer');
      },
      onPointerDown({ pointerType, clientX: x, clientY: y }) {
        if (pointerType !== 'touch') return;
        finger.current = { x, y };
        setTrigger('press');
      },
      onPointerMove({ pointerType, clientX, clientY }) {
        const from = finger.current;
        if (pointerType !== 'touch' || from === null) return;
        if (Math.hypot(clientX - from.x, clientY - from.y) > MAX_MOVE) liftFinger();
      },
      onPointerUp: liftFinger,
      onPointerCancel: liftFinger,
      onFocus({ target }) {
        // A link focused by a pointer is about to be followed.
        if (target.matches(':focus-visible')) setTrigger('focus');
      },
      onBlur() {
        endOf('focus');
      },
      onContextMenu(event) {
        // The browser's menu would cover the preview.
        if (trigger === 'press') event.preventDefault();
      },
      onClickCapture(event) {
        // The click that ends a long press is ignored; any other follows the link.
        if (trigger === 'press' && isDue) event.preventDefault();
        else setTrigger(null);
      },
    },
  };
}
