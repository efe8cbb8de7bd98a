import { Trans } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useDesk, useDeskState } from '../useDesk.ts';
import styles from './DeskLock.module.css';

/** Locks the desk against stray keys and clicks; a long press unlocks it. */
export function DeskLock() {
  const desk = useDesk();
  const { isLocked } = useDeskState('isLocked');
  if (isLocked) {
    return (
      <Unlock
        onUnlock={() => {
          desk.lock(false);
        }}
      />
    );
  }
  return (
    <Button
      className={styles['lock']}
      onClick={() => {
        desk.lock(true);
      }}
    >
      <Trans>Lock the desk</Trans>
    </Button>
  );
}

/** Milliseconds of a press that unlocks. */
const HOLD_MS = 1_500;

/** The way out: a long press, or typing a number for those who can't hold a button. */
function Unlock({ onUnlock }: { onUnlock: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const [isNumberShown, setNumberShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(onUnlock, HOLD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, onUnlock]);
  const press = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return (
    <div className={styles['locked']}>
      <p role="status">
        <Trans>The desk is locked. The screen goes on, and phones still control it.</Trans>
      </p>
      <Button
        ref={button}
        variant="primary"
        className={styles['unlock']}
        data-held={isHeld ? '' : undefined}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onBlur={release}
        onKeyDown={({ key, repeat }) => {
          if (!repeat && (key === ' ' || key === 'Enter')) press();
        }}
        onKeyUp={release}
        onContextMenu={(event) => {
          // A long touch would open the menu.
          event.preventDefault();
        }}
        onClick={() => {
          setNumberShown(true);
        }}
      >
        <Trans>Hold to unlock</Trans>
      </Button>
      {isNumberShown && <NumberField onUnlock={onUnlock} />}
    </div>
  );
}

/** A number to type, different each time, so that nobody unlocks the desk by chance. */
function NumberField({ onUnlock }: { onUnlock: () => void }) {
  const id = useId();
  const [number] = useState(() => String(100 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900)));
  return (
    <p className={styles['number']}>
      <label htmlFor={id}>
        <Trans>Or type {number} to unlock</Trans>
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        size={4}
        className={styles['field']}
        onChange={({ currentTarget }) => {
          if (currentTarget.value.trim() === number) onUnlock();
        }}
      />
    </p>
  );
}
