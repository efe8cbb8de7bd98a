import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** By what somebody asks to see more of a line, without asking for anything else. */
type Wish = 'pointer' | 'focus' | 'press';

/** How long one stays before it is a wish, in milliseconds. Going past with the keyboard takes a moment longer. */
const WAIT_MS: Readonly<Record<Wish, number>> = { pointer: 400, focus: 700, press: 500 };
/** A finger that moves further than this scrolls, in CSS pixels. */
const MOST_MOVED = 10;

interface PreviewWish {
  readonly isDue: boolean;
  /** For what holds the link and the preview: while the pointer is on either, it stays. */
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
 * Notices that somebody stays on a link: with the pointer, with the focus of the keyboard, or with a finger that rests.
 * Escape, a press elsewhere and leaving end it.
 */
export function usePreviewWish(): PreviewWish {
  const [wish, setWish] = useState<Wish | null>(null);
  const [isDue, setIsDue] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const finger = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (wish === null) return undefined;
    const timer = setTimeout(() => {
      setIsDue(true);
    }, WAIT_MS[wish]);
    const end = () => {
      setWish(null);
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
  }, [wish]);

  /** A wish is ended by what began it, and a finger's by nothing but a press elsewhere once it is granted. */
  const endOf = (kind: Wish) => {
    setWish((now) => (now === kind ? null : now));
  };
  const liftFinger = () => {
    if (!isDue) endOf('press');
  };

  return {
    isDue,
    handlers: {
      ref,
      onPointerEnter({ pointerType }) {
        if (pointerType !== 'touch') setWish('pointer');
      },
      onPointerLeave({ pointerType }) {
        if (pointerType !== 'touch') endOf('pointer');
      },
      onPointerDown({ pointerType, clientX: x, clientY: y }) {
        if (pointerType !== 'touch') return;
        finger.current = { x, y };
        setWish('press');
      },
      onPointerMove({ pointerType, clientX, clientY }) {
        const from = finger.current;
        if (pointerType !== 'touch' || from === null) return;
        if (Math.hypot(clientX - from.x, clientY - from.y) > MOST_MOVED) liftFinger();
      },
      onPointerUp: liftFinger,
      onPointerCancel: liftFinger,
      onFocus({ target }) {
        // A finger or a mouse that gives the focus wants to follow the link.
        if (target.matches(':focus-visible')) setWish('focus');
      },
      onBlur() {
        endOf('focus');
      },
      onContextMenu(event) {
        // The menu of the browser would lie over it.
        if (wish === 'press') event.preventDefault();
      },
      onClickCapture(event) {
        // The end of a long press is no click; any other click goes to the shabad itself.
        if (wish === 'press' && isDue) event.preventDefault();
        else setWish(null);
      },
    },
  };
}
