import type { HostClient, ReceivedCommand } from '@naad/sync-client';
import { BANI_LENGTHS } from '@naad/gurbani-model';
import { type Command, type DisplaySettings } from '@naad/sync-protocol';
import { stepSize } from '../../look/lookFields.ts';
import { BANI_LENGTH_SETTINGS, withSettings } from '../../look/wireSettings.ts';
import type { PresenterEvent } from '../../presenter/presenter.ts';
import type { DeskStore } from './deskState.ts';
import type { LookChanger } from './createLookChanger.ts';
import type { Opener } from './createOpener.ts';
import type { Undo } from './createUndo.ts';
import type { Projection } from './createProjection.ts';

export interface PhoneCommandsOptions {
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly open: Opener['open'];
  readonly looks: LookChanger;
  readonly dispatch: (event: PresenterEvent, commandId: string | null) => void;
  readonly undo: Undo['undo'];
  readonly deny: HostClient['deny'];
}

/** Applies the commands of phones, and denies those that fail or are late. */
export function createPhoneCommands({
  store,
  update,
  open,
  looks,
  dispatch,
  undo,
  deny,
}: PhoneCommandsOptions) {
  async function openFor(
    { id, isLate }: ReceivedCommand,
    request: Parameters<Opener['open']>[0],
  ): Promise<void> {
    if (await open(request, id, isLate)) return;
    if (isLate()) deny(id, 'expired');
    else deny(id, store.getState().hasFailed ? 'failed' : 'superseded');
  }

  function changeSettings({ baniLength, ...settings }: DisplaySettings, commandId: string): void {
    const length = BANI_LENGTHS.find((each) => BANI_LENGTH_SETTINGS[each] === baniLength);
    if (length !== undefined) looks.chooseBaniLength(length, commandId);
    looks.show(withSettings(store.getState().look, settings), length === undefined ? commandId : null);
  }

  return async function apply(received: ReceivedCommand): Promise<void> {
    const { id, command } = received;
    if (received.isLate()) return deny(id, 'expired');
    switch (command.type) {
      case 'shabad':
        await openFor(received, { kind: 'shabad', id: command.shabadId, ...lineOf(command) });
        return;
      case 'bani': {
        const { baniId, baniLength } = command;
        const request = { kind: 'bani', id: baniId, ...lineOf(command) } as const;
        await openFor(received, baniLength === undefined ? request : { ...request, baniLength });
        return;
      }
      case 'ceremony':
        await openFor(received, { kind: 'ceremony', id: command.ceremonyId, ...lineOf(command) });
        return;
      case 'text': {
        const { text, isGurmukhi } = command;
        dispatch({ type: 'covered', cover: { text, isGurmukhi } }, id);
        return;
      }
      case 'hide':
        dispatch({ type: 'hidden', isHidden: command.hidden }, id);
        return;
      case 'fontSize':
        update({ look: stepSize(store.getState().look, command.target, command.value) }, id);
        return;
      case 'undo':
        if (!undo(command.of, id)) deny(id, 'superseded');
        return;
      case 'display':
        changeSettings(command.settings, id);
    }
  };
}

function lineOf({ verseId, lineCount }: Extract<Command, { verseId: unknown }>) {
  return { verseId, lineCount };
}
