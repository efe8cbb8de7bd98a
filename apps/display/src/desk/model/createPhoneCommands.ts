import type { ReceivedCommand } from '@naad/sync-client';
import { BANI_LENGTHS, type Command, type DisplaySettings } from '@naad/sync-protocol';
import { stepped } from '../../look/toggled.ts';
import { withSettings } from '../../look/wireSettings.ts';
import type { PresenterEvent } from '../../presenter/presenter.ts';
import type { DeskStore } from './createDeskStore.ts';
import type { LookChanger } from './createLookChanger.ts';
import type { Opener } from './createOpener.ts';
import type { Projection } from './createProjection.ts';
import { SETTING_OF_LENGTH } from './settingOfLength.ts';

export interface PhoneCommandsParts {
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly open: Opener['open'];
  readonly looks: LookChanger;
  readonly dispatch: (event: PresenterEvent, commandId: string | null) => void;
}

/** Does what phones ask for. Whatever cannot be done is not answered, and its phone is told that it failed. */
export function createPhoneCommands({ store, update, open, looks, dispatch }: PhoneCommandsParts) {
  function changeSettings({ baniLength, ...settings }: DisplaySettings, commandId: string): void {
    const length = BANI_LENGTHS.find((each) => SETTING_OF_LENGTH[each] === baniLength);
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
        update({ look: stepped(store.getState().look, command.target, command.value) }, id);
        return;
      case 'display':
        changeSettings(command.settings, id);
    }
  };
}

function lineOf({ verseId, lineCount }: Extract<Command, { verseId: unknown }>) {
  return { verseId, lineCount };
}
