import type { ControllerClient, ControllerState } from '@naad/sync-client';
import type { Command } from '@naad/sync-protocol';
import { DrivingBar } from './DrivingBar.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useUndo } from './useUndo.ts';

export interface FootBarsProps {
  client: Pick<ControllerClient, 'drive'>;
  state: ControllerState;
  onSend: (command: Command) => void;
}

/** The bars that come and go above the buttons, so that nothing moves under a finger: who drives, and the way back. */
export function FootBars({ client, state, onSend }: FootBarsProps) {
  const undo = useUndo(state, onSend);
  return (
    <>
      <DrivingBar
        driving={state.driving}
        phoneId={state.phoneId}
        onDrive={(message) => {
          client.drive(message);
        }}
      />
      <UndoBar session={state.session} onUndo={undo} />
    </>
  );
}
