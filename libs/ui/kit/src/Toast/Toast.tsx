import { type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { createToastTimer, type ToastTimer } from './createToastTimer.ts';
import styles from './Toast.module.css';

const DURATION_MS = 2500;

export interface ToastProps {
  children: ReactNode;
  /** How long it stays while nobody attends to it, in milliseconds; 2,500 unless told, `Infinity` until dismissed. */
  durationMs?: number;
  /** Called when its time is over and when it is dismissed. */
  onDismiss: () => void;
  dismissLabel?: string;
}

/** A short word about what was done. It waits while it is hovered or holds the focus. */
export function Toast({
  children,
  durationMs = DURATION_MS,
  onDismiss,
  dismissLabel = 'Dismiss',
}: ToastProps) {
  const timer = useRef<ToastTimer>(null);
  const handleEnd = useRef(onDismiss);
  useEffect(() => {
    handleEnd.current = onDismiss;
  });
  useEffect(() => {
    const started = createToastTimer(durationMs, () => {
      handleEnd.current();
    });
    timer.current = started;
    return started.cancel;
  }, [durationMs]);

  const attended = useRef({ isHovered: false, isFocused: false });
  const handleAttention = (change: Partial<typeof attended.current>) => {
    Object.assign(attended.current, change);
    const { isHovered, isFocused } = attended.current;
    if (isHovered || isFocused) timer.current?.pause();
    else timer.current?.resume();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it is no control: it only notices that someone attends to it
    <div
      className={styles['toast']}
      onPointerEnter={() => {
        handleAttention({ isHovered: true });
      }}
      onPointerLeave={() => {
        handleAttention({ isHovered: false });
      }}
      onFocus={() => {
        handleAttention({ isFocused: true });
      }}
      onBlur={() => {
        handleAttention({ isFocused: false });
      }}
    >
      <div className={styles['text']}>{children}</div>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
