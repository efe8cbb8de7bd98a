import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { CloseIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Toast.module.css';

export interface ToastMessage {
  /** Unique within the region. */
  readonly id: string;
  /** The message, a few words. */
  readonly content: ReactNode;
  /** `assertive` interrupts screen readers; use it for failures. */
  readonly urgency?: 'polite' | 'assertive';
  /** Milliseconds until it disappears; 2,500 by default. */
  readonly durationMs?: number;
}

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the region. */
  label?: string;
  /** Current toasts, oldest first, each with `id` and `content`, optionally `urgency` and `durationMs`. */
  toasts: readonly ToastMessage[];
  /** Called with the id of a toast on timeout and on dismissal; the parent removes it. */
  onDismiss: (id: string) => void;
  /** Screen position: above the thumb, or in the top end corner. */
  place?: 'bottom' | 'top-end';
  /** Accessible name of the dismiss buttons. */
  dismissLabel?: string;
}

/**
 * The container of toasts. Render it before the first toast, because screen readers announce changes only in known
 * live regions.
 */
export function ToastRegion({
  label = 'Notifications',
  toasts,
  onDismiss,
  place = 'bottom',
  dismissLabel = 'Dismiss',
  className,
  ...rest
}: ToastRegionProps) {
  return (
    <section aria-label={label} {...rest} data-place={place} className={classes(styles['region'], className)}>
      {(['assertive', 'polite'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-relevant="additions text" className={styles['list']}>
          {toasts
            .filter((toast) => (toast.urgency ?? 'polite') === urgency)
            .map(({ id, content, durationMs }) => (
              <Toast
                key={id}
                {...(durationMs === undefined ? {} : { durationMs })}
                dismissLabel={dismissLabel}
                onDismiss={() => {
                  onDismiss(id);
                }}
              >
                {content}
              </Toast>
            ))}
        </div>
      ))}
    </section>
  );
}

const DURATION_MS = 2500;

interface ToastProps {
  children: ReactNode;
  /** Milliseconds until it disappears, not counting hover and focus; 2,500 by default, `Infinity` until dismissed. */
  durationMs?: number;
  /** Called on timeout and on dismissal. */
  onDismiss: () => void;
  dismissLabel?: string;
}

/**
 * A short confirmation. Its timeout pauses while it is hovered or focused, and restarts with each Tab, so that
 * keyboard users can reach its buttons.
 */
function Toast({ children, durationMs = DURATION_MS, onDismiss, dismissLabel = 'Dismiss' }: ToastProps) {
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
    const restartOnTab = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') started.restart();
    };
    document.addEventListener('keydown', restartOnTab);
    return () => {
      document.removeEventListener('keydown', restartOnTab);
      started.cancel();
    };
  }, [durationMs]);

  const attended = useRef({ isHovered: false, isFocused: false });
  const handleAttention = (change: Partial<typeof attended.current>) => {
    Object.assign(attended.current, change);
    const { isHovered, isFocused } = attended.current;
    if (isHovered || isFocused) timer.current?.pause();
    else timer.current?.resume();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- not a control: it only detects hover and focus
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

interface ToastTimer {
  /** Pauses the timeout. */
  pause: () => void;
  /** Resumes with the remaining time. */
  resume: () => void;
  /** Gives it the whole time again; it stays paused if it is. */
  restart: () => void;
  /** Cancels without calling `onEnd`. */
  cancel: () => void;
}

/**
 * A timeout that starts now, can be paused, and ends once.
 *
 * @param durationMs milliseconds; `Infinity` never ends
 * @param onEnd called when the time is over
 */
export function createToastTimer(durationMs: number, onEnd: () => void): ToastTimer {
  let leftMs = durationMs;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | null = null;

  const resume = () => {
    if (timeout !== null || leftMs === Infinity) return;
    startedAt = Date.now();
    timeout = setTimeout(() => {
      leftMs = Infinity;
      timeout = null;
      onEnd();
    }, leftMs);
  };
  const pause = () => {
    if (timeout === null) return;
    clearTimeout(timeout);
    timeout = null;
    leftMs = Math.max(0, leftMs - (Date.now() - startedAt));
  };
  const restart = () => {
    const isRunning = timeout !== null;
    pause();
    if (leftMs !== Infinity) leftMs = durationMs;
    if (isRunning) resume();
  };
  const cancel = () => {
    pause();
    leftMs = Infinity;
  };
  resume();
  return { pause, resume, restart, cancel };
}
