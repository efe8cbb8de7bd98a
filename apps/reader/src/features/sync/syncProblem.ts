import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why no session is followed. */
export type SyncProblem =
  | 'codeMalformed'
  | 'codeUnknown'
  | 'tooMany'
  | 'unreachable'
  | 'unavailable'
  | 'failed'
  | 'ended'
  | 'forgotten'
  | 'outdated';

/** Problems worded for someone with a phone. */
export const SYNC_PROBLEMS: Readonly<Record<SyncProblem, MessageDescriptor>> = {
  codeMalformed: msg`A code is three letters, a dash and three letters, as in ABC-XYZ.`,
  codeUnknown: msg`No display has this code. Check it on the display, or try again in a moment.`,
  tooMany: msg`Too many tries. Wait a minute, then try again.`,
  unreachable: msg`No answer. Check your connection, then try again.`,
  unavailable: msg`Can't reach displays right now. Try again in a minute.`,
  failed: msg`Could not connect. Try again.`,
  ended: msg`The display has ended this session.`,
  forgotten: msg`This session is over. Look for a new code on the display.`,
  outdated: msg`This page is out of date. Reload it, then connect again.`,
};

/** True if the code itself is wrong. */
export const isCodeProblem = (problem: SyncProblem | null): boolean =>
  problem === 'codeMalformed' || problem === 'codeUnknown';
