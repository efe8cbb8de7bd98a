import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why nothing is followed, as the form says it. */
export type SyncProblem =
  'codeMalformed' | 'codeUnknown' | 'tooMany' | 'unreachable' | 'failed' | 'ended' | 'forgotten' | 'outdated';

/** In the words of whoever holds a phone. */
export const SYNC_PROBLEMS: Readonly<Record<SyncProblem, MessageDescriptor>> = {
  codeMalformed: msg`A code is three letters, a dash and three letters, as in ABC-XYZ.`,
  codeUnknown: msg`No display has this code. Check it against the display, or try again in a moment.`,
  tooMany: msg`Too many tries. Wait a minute, then try again.`,
  unreachable: msg`The server does not answer. Check your connection, then try again.`,
  failed: msg`Could not connect. Try again.`,
  ended: msg`The display has ended this session.`,
  forgotten: msg`This session is over. Look for a new code on the display.`,
  outdated: msg`This page is out of date. Reload it, then connect again.`,
};

/** Whether the code itself is what is wrong. */
export const isOfCode = (problem: SyncProblem | null): boolean =>
  problem === 'codeMalformed' || problem === 'codeUnknown';
