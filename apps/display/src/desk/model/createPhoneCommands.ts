import type { ReceivedCommand } from '@naad/sync-client';
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
}

/** Applies the commands of phones. A command that fails is not answered, and its phone then reports the failure. */
export function createPhoneCommands({ store, update, open, looks, dispatch, undo }: PhoneCommandsOptions) {
  function changeSettings({ baniLength, ...settings }: DisplaySettings, commandId: string): void {
    const length = BANI_LENGTHS.find((each) => BANI_LENGTH_SETTINGS[each] === baniLength);
    if (length !== undefined) looks.chooseBaniLength(length, commandId);
    looks.show(withSettings(store.getState().look, settings), length === undefined ? commandId : null);
  }

  return async function apply({ id, command }: ReceivedCommand): Promise<void> {
    switch (command.type) {
      case 'shabad':
        await open({ kind: 'shabad', id: command.shabadId, ...lineOf(command) }, id);
        return;
      case 'bani': {
        const { baniId, baniLength } = command;
        const request = { kind: 'bani', id: baniId, ...lineOf(command) } as const;
        await open(baniLength === undefined ? request : { ...request, baniLength }, id);
        return;
      }
      case 'ceremony':
        await open({ kind: 'ceremony', id: command.ceremonyId, ...lineOf(command) }, id);
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
        undo(command.of, id);
        return;
      case 'display':
        changeSettings(command.settings, id);
    }
  };
}

function lineOf({ verseId, lineCount }: Extract<Command, { verseId: unknown }>) {
  return { verseId, lineCount };
}
