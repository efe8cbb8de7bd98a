import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { SiteResult } from '@naad/api-client';

/** Why connecting failed, in the client's and the server's terms. */
export type ProblemId =
  | 'codeUnknown'
  | 'pinWrong'
  | 'pinLocked'
  | 'removed'
  | 'hostOffline'
  | 'version'
  | 'timeout'
  | 'storeUnavailable'
  | 'closed'
  | 'loading'
  | 'other'
  | 'setup';

export interface ConnectProblem {
  readonly id: ProblemId;
  /** The field to check. */
  readonly field: 'code' | 'pin' | null;
  readonly text: MessageDescriptor;
}

/** @param isCurrent true if the display can allow PINs again */
function pinLocked(minutes: number, isCurrent: boolean): MessageDescriptor {
  return isCurrent
    ? msg`Too many wrong PINs. Try again in ${plural(minutes, {
        one: '# minute',
        other: '# minutes',
      })}, or ask at the display to allow PINs again.`
    : msg`Too many wrong PINs. Try again in ${plural(minutes, {
        one: '# minute',
        other: '# minutes',
      })}.`;
}

const PROBLEMS: Readonly<Record<Exclude<ProblemId, 'setup'>, Omit<ConnectProblem, 'id'>>> = {
  codeUnknown: {
    field: 'code',
    text: msg`Can't connect with this code. Check it on the display, or try again later.`,
  },
  pinWrong: {
    field: 'pin',
    text: msg`Can't connect with this PIN. Check it on the display, or try again later.`,
  },
  pinLocked: { field: 'pin', text: pinLocked(15, false) },
  removed: {
    field: 'pin',
    text: msg`This phone was removed at the display. Enter the PIN to reconnect.`,
  },
  hostOffline: {
    field: null,
    text: msg`The display isn't connected. Check that it's on and online, then try again.`,
  },
  version: { field: null, text: msg`A new version is available. Reload this page.` },
  timeout: {
    field: null,
    text: msg`The display isn't responding. Check your connection, code and PIN, then try again.`,
  },
  storeUnavailable: {
    field: null,
    text: msg`Sessions aren't available right now. Try again in a minute.`,
  },
  closed: { field: null, text: msg`The display has ended this session.` },
  loading: {
    field: null,
    text: msg`Part of this page didn't load. Check your connection and try again.`,
  },
  other: {
    field: null,
    text: msg`Can't connect with this code and PIN. Check both, or try again later.`,
  },
};

function isProblemId(id: string): id is keyof typeof PROBLEMS {
  return Object.hasOwn(PROBLEMS, id);
}

/** Why this page can't reach any display; null if it can, or if that isn't known yet. */
export function setupProblem(site: SiteResult | null): ConnectProblem | null {
  if (site === null || site.kind === 'site') return null;
  return { id: 'setup', field: null, text: setupText(site) };
}

function setupText(site: Exclude<SiteResult, { kind: 'site' }>): MessageDescriptor {
  if (site.kind === 'missing') return msg`This page isn't set up: config.json is missing.`;
  const field = site.field ?? 'JSON';
  return msg`This page isn't set up: config.json has a mistake (${field}).`;
}

const MINUTE_MS = 60_000;

interface RefusalDetails {
  /** Milliseconds until PINs are accepted again, if the server says. */
  readonly retryAfterMs: number | null;
  /** True if the display is one of ours. */
  readonly isCurrent: boolean;
}

/** Returns the message and the field for a problem; unknown ids count as `other`. */
export function connectProblem(id: string, details?: RefusalDetails): ConnectProblem {
  const known = isProblemId(id) ? id : 'other';
  const problem = { id: known, ...PROBLEMS[known] };
  if (known !== 'pinLocked' || details?.retryAfterMs == null) return problem;
  const minutes = Math.max(1, Math.ceil(details.retryAfterMs / MINUTE_MS));
  return { ...problem, text: pinLocked(minutes, details.isCurrent) };
}
