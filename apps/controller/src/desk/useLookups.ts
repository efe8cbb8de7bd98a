import type { Ang } from '@naad/gurbani-model';
import type { OpenedText } from '@naad/settings-state';
import type { ControllerClient } from '@naad/sync-client';
import type { Command } from '@naad/sync-protocol';
import { useCallback, useState } from 'react';
import type { OpenablePlace } from '../search/isOpenable.ts';
import {
  angCommand,
  type DeskApi,
  hukamnamaCommand,
  openCommand,
  type OpenText,
  randomCommand,
  shabadCommand,
} from './openText.ts';

/** A shabad that the site chooses: of the newest hukamnama, or any of the Guru Granth Sahib. */
export type FoundShabad = 'hukamnama' | 'random';

/** Sends commands, after a lookup in the API where one needs it. */
export interface Lookups {
  /** True from a failed lookup until the next tap. */
  readonly hasFailed: boolean;
  readonly send: (command: Command) => void;
  readonly stepShabad: (text: OpenText, step: -1 | 1) => void;
  /** Steps from `ang`, the current one. */
  readonly stepAng: (text: OpenText, ang: Ang | null, step: -1 | 1) => void;
  readonly reopen: (opened: Omit<OpenedText, 'title'>) => void;
  readonly find: (shabad: FoundShabad) => void;
  readonly openPlace: (place: OpenablePlace) => void;
}

export function useLookups(client: Pick<ControllerClient, 'send'>, api: DeskApi): Lookups {
  const [hasFailed, setHasFailed] = useState(false);
  const send = useCallback(
    (command: Command) => {
      setHasFailed(false);
      client.send(command);
    },
    [client],
  );
  const lookUp = (command: Promise<Command>) => {
    setHasFailed(false);
    command.then(send, () => {
      setHasFailed(true);
    });
  };
  return {
    hasFailed,
    send,
    stepShabad({ position }, step) {
      const id = step === 1 ? position?.next : position?.previous;
      if (id != null) lookUp(shabadCommand(api, id));
    },
    stepAng({ position }, ang, step) {
      if (position && ang !== null) lookUp(angCommand(api, position.source.id, ang + step));
    },
    reopen({ kind, id }) {
      switch (kind) {
        case 'shabad':
          lookUp(shabadCommand(api, id));
          return;
        case 'bani':
          send({ type: 'bani', baniId: id, verseId: null, lineCount: null });
          return;
        case 'ceremony':
          send({ type: 'ceremony', ceremonyId: id, verseId: null, lineCount: null });
      }
    },
    find(shabad) {
      lookUp(shabad === 'random' ? randomCommand(api) : hukamnamaCommand(api));
    },
    openPlace(place) {
      switch (place.type) {
        case 'bani':
          send({ type: 'bani', baniId: place.id, verseId: place.part?.verseId ?? null, lineCount: null });
          return;
        case 'ang':
          lookUp(angCommand(api, place.source, place.ang));
          return;
        case 'shabad':
        case 'work': {
          const { shabadId, verseId: id, unicode } = place;
          send(openCommand({ shabadId, id, unicode }));
        }
      }
    },
  };
}
