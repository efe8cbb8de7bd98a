import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why there is no connection, as the client and the server name it. */
export type ProblemId =
  | 'codeUnknown'
  | 'pinWrong'
  | 'pinLocked'
  | 'hostOffline'
  | 'version'
  | 'timeout'
  | 'closed'
  | 'loading'
  | 'other';

export interface ConnectProblem {
  readonly id: ProblemId;
  /** Which field is to be looked at. */
  readonly field: 'code' | 'pin' | null;
  readonly text: MessageDescriptor;
}

const PROBLEMS: Readonly<Record<ProblemId, Omit<ConnectProblem, 'id'>>> = {
  codeUnknown: {
    field: 'code',
    text: msg`Cannot connect to the desktop with this code. Check the code on the display, or try again later.`,
  },
  pinWrong: {
    field: 'pin',
    text: msg`Cannot connect to the desktop with this PIN. Check the PIN on the display, or try again later.`,
  },
  pinLocked: {
    field: 'pin',
    text: msg`Too many wrong PINs were tried: the display takes none for a quarter of an hour.`,
  },
  hostOffline: {
    field: null,
    text: msg`The display is not connected at the moment. See that it is on and online, then try again.`,
  },
  version: { field: null, text: msg`There is a newer version of this page: reload it.` },
  timeout: {
    field: null,
    text: msg`The desktop does not answer. Check your connection, the code and the PIN, then try again.`,
  },
  closed: { field: null, text: msg`The display has ended this session.` },
  loading: {
    field: null,
    text: msg`A part of this page did not load. Check your connection, then try again.`,
  },
  other: {
    field: null,
    text: msg`Cannot connect to the desktop with this code and PIN. Check both, or try again later.`,
  },
};

function isProblemId(id: string): id is ProblemId {
  return Object.hasOwn(PROBLEMS, id);
}

/** What to say about it, and where to look. */
export function connectProblem(id: string): ConnectProblem {
  const known = isProblemId(id) ? id : 'other';
  return { id: known, ...PROBLEMS[known] };
}
