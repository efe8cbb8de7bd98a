import type { ControllerState, SentCommand } from '@naad/sync-client';
import { type Command, isJump, isNavigation, LIMITS, type SessionState } from '@naad/sync-protocol';
import { useEffect, useState } from 'react';

/** A tap of this phone that may have been a jump. */
interface Tap {
  readonly id: number;
  readonly command: Command;
  /** What stood on the screen when it was tapped. */
  readonly before: SessionState | null;
  /** True once it was undone, or too long ago. */
  readonly isOver: boolean;
}

/** True while the screen shows what the command asked for. */
function isShown(command: Command, session: SessionState): boolean {
  const isOpen = (kind: SessionState['kind'], id: number) =>
    session.text === null && session.kind === kind && session.id === id;
  switch (command.type) {
    case 'shabad':
      return isOpen('shabad', command.shabadId);
    case 'bani':
      return isOpen('bani', command.baniId);
    case 'ceremony':
      return isOpen('ceremony', command.ceremonyId);
    case 'text':
      return session.text === command.text;
    case 'hide':
      return session.hidden === command.hidden;
    default:
      return false;
  }
}

const latestJump = (deliveries: readonly SentCommand[]) =>
  deliveries.findLast(({ command }) => isNavigation(command) || command.type === 'hide');

/**
 * Takes back this phone's last tap: for ten seconds after it is on the screen, if it was a jump and nothing else came
 * after it. Null while there is nothing to take back, and for displays that can't.
 */
export function useUndo(
  { deliveries, session, display }: Pick<ControllerState, 'deliveries' | 'session' | 'display'>,
  send: (command: Command) => void,
): (() => void) | null {
  const [tap, setTap] = useState<Tap | null>(null);
  const latest = latestJump(deliveries);
  if (latest && latest.id !== tap?.id)
    setTap({ id: latest.id, command: latest.command, before: session, isOver: false });
  const canUndo =
    display?.canUndo === true &&
    session !== null &&
    tap?.before != null &&
    !tap.isOver &&
    isShown(tap.command, session) &&
    isJump(tap.before, session);
  useEffect(() => {
    if (!canUndo) return undefined;
    const timer = setTimeout(() => {
      setTap((last) => last && { ...last, isOver: true });
    }, LIMITS.undoMs);
    return () => {
      clearTimeout(timer);
    };
  }, [canUndo, tap?.id]);
  if (!canUndo) return null;
  return () => {
    send({ type: 'undo', of: session });
    setTap((last) => last && { ...last, isOver: true });
  };
}
