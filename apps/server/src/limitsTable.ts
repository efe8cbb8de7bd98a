import { maxHeaderSize } from 'node:http';
import {
  FAVOURITE_LIMITS,
  POTHI_LIMITS,
  QUOTE_LIMITS,
  REPORT_LIMITS,
  TRANSCRIPT_LIMITS,
} from '@naad/api-contract';
import { CHECK_BUDGET } from '@naad/api-scripture';
import { MAX_PASSAGES } from '@naad/gurbani-quotes';
import { LIMITS } from '@naad/sync-protocol';
import { CLAIM_LIFETIME_MS } from './accounts/createAccounts.ts';
import { ACCOUNT_CALL_MS } from './accounts/superviseAccountStore.ts';
import { PICTURE_LIMITS } from './cards/createCardPainter.ts';
import { MAX_CONCURRENT_ANSWERS } from './features/assistant/written.ts';
import { ATTEMPT_LIMITS } from './features/identity/createAttemptLimits.ts';
import { WRONG_PASSWORD_MS } from './features/identity/login.ts';
import { ARGON2, MAX_WAITING_HASHES } from './features/identity/passwords.ts';
import { MAX_REDIRECT_LENGTH } from './features/identity/redirects.ts';
import { CONCURRENT_CHECKS } from './features/quotes/createStepRunner.ts';
import { REPORT_FORM_MS } from './features/reports/createReportForms.ts';
import { REPORT_LIMIT_WINDOWS } from './features/reports/createReportLimits.ts';
import { DEFAULT_FEED_LIMITS } from './features/slides/slides.ts';
import { MAX_FRAME_BYTES } from './features/sync/gateway/SyncServer.ts';
import { SESSION_CALL_MS } from './features/sync/store/openSharedStore.ts';
import { UNCAUGHT_ERRORS } from './handleUncaughtErrors.ts';
import { ACCOUNT_BODY_BYTES, IMPORT_BYTES } from './http/accountScope.ts';
import { LONG_RESPONSE_LIMITS } from './http/createLongResponses.ts';
import { COST_BUDGETS, RATE_LIMITS } from './http/rateLimits.ts';
import { MAX_JSON_DEPTH } from './http/readJsonBodies.ts';
import { markdownTable } from './markdownTable.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const count = (value: number) => value.toLocaleString('en');
const size = (bytes: number) =>
  bytes % 1_048_576 === 0 ? `${String(bytes / 1_048_576)} MiB` : `${String(Math.floor(bytes / 1_024))} KiB`;

function time(ms: number): string {
  if (ms < 500) return `${String(ms)} ms`;
  if (ms < 2 * MINUTE_MS) return `${String(ms / SECOND_MS)} s`;
  return `${String(ms / MINUTE_MS)} minutes`;
}

/** A number of events in a window of time: `20 a minute`. */
function rate(max: number, windowMs: number): string {
  if (windowMs === SECOND_MS) return `${count(max)} a second`;
  if (windowMs === MINUTE_MS) return `${count(max)} a minute`;
  return windowMs === HOUR_MS ? `${count(max)} an hour` : `${count(max)} in ${time(windowMs)}`;
}

const calls = (kind: keyof typeof RATE_LIMITS) => `${count(RATE_LIMITS[kind])} a minute`;
const budget = (kind: keyof typeof COST_BUDGETS) => `${time(COST_BUDGETS[kind])} of processor a minute`;

function httpRows(): readonly string[][] {
  const { comments, favourites } = FAVOURITE_LIMITS;
  const { account, pair, signUp } = ATTEMPT_LIMITS;
  const { address, everybody } = REPORT_LIMIT_WINDOWS;
  return [
    ['Address and headers of a request', size(maxHeaderSize), '431'],
    [
      'Body',
      `${size(ACCOUNT_BODY_BYTES)}, pothis ${size(POTHI_LIMITS.bytes)}, import of favourites ${size(IMPORT_BYTES)}, recordings ${size(TRANSCRIPT_LIMITS.audioBytes)} of sound`,
      '413',
    ],
    [
      'Nesting of a JSON body',
      `${count(MAX_JSON_DEPTH)} levels; stored lists ${count(POTHI_LIMITS.depth)}`,
      '400',
    ],
    ['Host header', 'exactly one, and an address', '400; an impossible host is answered as `localhost`'],
    ['Pages and their files, favourites and lists, from one address', calls('page'), '429'],
    ['Logins, changes and exports of an account, from one address', calls('login'), '429'],
    ['Recordings, from one address', calls('transcript'), '429'],
    [
      'Written answers',
      `${calls('written')} from one address, ${count(MAX_CONCURRENT_ANSWERS)} at once in all`,
      '429',
    ],
    ['Other calls, from one address', calls('other'), '429'],
    [
      'Return address of a login',
      `${count(MAX_REDIRECT_LENGTH)} characters`,
      'its query is dropped, or 400 `redirectTooLong`',
    ],
    [
      'Passwords of one account from one address',
      `${rate(pair.max, pair.windowMs)}, all spellings of the address together`,
      '429',
    ],
    [
      'Passwords of one account from unknown browsers',
      rate(account.max, account.windowMs),
      '429; a browser that was logged in before and a passkey go on',
    ],
    ['New accounts from one address', rate(signUp.max, signUp.windowMs), '429'],
    [
      `Password hashes (${size(ARGON2.memoryCost * 1_024)} each)`,
      `one at a time, ${count(MAX_WAITING_HASHES)} waiting`,
      '503 `loginsBusy`',
    ],
    ['Wrong password', `answered after ${time(WRONG_PASSWORD_MS)} at the earliest`, ''],
    [
      'Token in an address',
      `${time(CLAIM_LIFETIME_MS)}, only for \`login/claim\`, only in the browser that began`,
      '401',
    ],
    [
      'Quotations to check, one text',
      `${count(QUOTE_LIMITS.body)} characters, ${count(MAX_PASSAGES)} passages, ${time(CHECK_BUDGET.passageMs)} of processor a passage, ${time(CHECK_BUDGET.textMs)} a text`,
      'the rest is "not checked", never a verdict',
    ],
    [
      'Quotations to check, one address',
      `${calls('quotes')}, ${budget('quotes')}, ${count(CONCURRENT_CHECKS.maxTasksPerKey)} texts at once; ${count(CONCURRENT_CHECKS.maxTasks)} at once in all`,
      '429',
    ],
    [
      'Searches from one address',
      `${calls('search')} and ${budget('searches')}; cached answers are free`,
      '429',
    ],
    [
      'Long shabads, banis, angs and embeds',
      `${budget('longTexts')} from one address; ${count(LONG_RESPONSE_LIMITS.concurrent)} at once in all, ${count(LONG_RESPONSE_LIMITS.waiting)} waiting`,
      '429',
    ],
    [
      'Pictures',
      `${count(PICTURE_LIMITS.concurrent)} at once, ${count(PICTURE_LIMITS.waiting)} waiting`,
      '429',
    ],
    [
      'Reports of mistakes',
      `${rate(address.max, address.windowMs)} from one address, ${count(everybody.max)} a day in all; a form once, ${time(REPORT_FORM_MS.min)} to ${count(REPORT_FORM_MS.max / HOUR_MS)} hours old`,
      '429 `tooManyReports`, 400 `reportFormExpired`, 409 `reportSent`',
    ],
    [
      'Texts of a report',
      `correction ${count(REPORT_LIMITS.correction)} characters, source ${count(REPORT_LIMITS.source)}, contact ${count(REPORT_LIMITS.contact)}`,
      '400 `badRequest`',
    ],
    ['Stored lists', `${count(POTHI_LIMITS.values)} values, ${size(POTHI_LIMITS.bytes)}`, '400 `badPothis`'],
    ['Favourites', `${count(favourites)}, notes of ${count(comments)} characters together`, '400 `tooMany`'],
    [
      'Account call while its database is away',
      `${time(ACCOUNT_CALL_MS)}, then at once`,
      '503 `accountsUnavailable`',
    ],
    [
      'Session call while Redis is away',
      `${time(SESSION_CALL_MS)}, then at once`,
      '503 `sessionsUnavailable`',
    ],
  ];
}

function syncRows(): readonly string[][] {
  const { begins, messages, roamingHost, strangers, unknownCodes: codes, wrongPins } = LIMITS;
  const { current, device, legacy } = wrongPins;
  const { perSession, total, perAddress } = DEFAULT_FEED_LIMITS;
  const perHour = ({ leakMs }: { readonly leakMs: number }) => count(HOUR_MS / leakMs);
  return [
    [
      'Unknown session codes from one device',
      `${rate(codes.perDevice, codes.windowMs)}, HTTP and sockets together`,
      `answers wait ${time(codes.delayStepMs)} to ${time(codes.maxDelayMs)}, for known codes too`,
    ],
    [
      'Unknown session codes from one network',
      `${rate(codes.perAddress, codes.windowMs)}, then all unfamiliar codes wait; from ${count(codes.flood)} everybody there`,
      `429; a socket closes after ${count(codes.perConnection)}`,
    ],
    [
      'Begins',
      `${rate(begins.perHost, begins.windowMs)} for a host, ${count(begins.perAddress)} for an address`,
      '429',
    ],
    [
      'A desktop that connects from another address than it began from',
      `same Electron user agent, within ${time(roamingHost.firstMs)}, first with the code, fewer than ${count(roamingHost.guesses)} wrong codes from there`,
      'it is a follower',
    ],
    [
      'Wrong PINs, device',
      `${count(device.size)} at once, then one in ${time(device.leakMs)}`,
      '`pinLocked`, with the time to wait',
    ],
    [
      'Wrong PINs, address',
      `${count(current.address.size)} at once, then ${perHour(current.address)} an hour (six digits); ${count(legacy.address.size)}, then ${perHour(legacy.address)} (legacy, four digits)`,
      'the same',
    ],
    [
      'Wrong PINs, session',
      `${rate(current.session.total, current.session.windowMs)}, at most ${count(current.session.perAddress)} of an address counted (legacy ${count(legacy.session.total)} and ${count(legacy.session.perAddress)})`,
      `no new phones for ${time(current.session.lockMs)} (legacy ${time(legacy.session.lockMs)}); the desk lifts it`,
    ],
    [
      'Messages of strangers',
      `${rate(SECOND_MS / strangers.leakMs, SECOND_MS)} from a network, ${count(messages.perSocket)} from a socket`,
      "`tooFast`; admitted phones aren't affected",
    ],
    ['One message of a socket', size(MAX_FRAME_BYTES), 'the socket closes'],
    [
      'Commands of admitted phones',
      `${rate(messages.perSession, messages.windowMs)} a session, ${count(messages.perPhone)} a phone`,
      '`tooFast`',
    ],
    ['Phones of a session', `${count(LIMITS.phones)}; connected ones are never displaced`, '`tooFast`'],
    [
      "Commands to a display that doesn't acknowledge",
      `${count(LIMITS.hostResendBatch)} at a time, ${time(LIMITS.hostResendMs)} to ${time(LIMITS.maxHostResendMs)} apart`,
      `closed after ${time(LIMITS.hostSilentMs)}`,
    ],
    [
      'Slide feeds',
      `${count(total)}, ${count(perSession)} of a session, ${count(perAddress)} of an address`,
      'the address with most gives one up',
    ],
    ['Connections of sockets from one address', count(LIMITS.connectionsPerAddress), 'refused'],
    [
      'Errors that no code handles',
      rate(UNCAUGHT_ERRORS.max, UNCAUGHT_ERRORS.windowMs),
      'the process ends, to be restarted',
    ],
  ];
}

/** The table of limits for docs/security.md. */
export function limitsTable(): string {
  return markdownTable(['Subject', 'Limit', 'Beyond it'], [...httpRows(), ...syncRows()]);
}
