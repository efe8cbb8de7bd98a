/** What is checked before a diwan, in the order shown. */
export const READY_CHECKS = ['fonts', 'screens', 'awake', 'network', 'scripture', 'roundTrip'] as const;
export type ReadyCheck = (typeof READY_CHECKS)[number];

/** `limited`: it works, with a drawback that the text names. */
export type ReadyResult =
  | { readonly kind: 'checking' }
  | { readonly kind: 'ready'; readonly ms?: number }
  | { readonly kind: 'limited'; readonly cause: ReadyCause; readonly ms?: number }
  | { readonly kind: 'failed'; readonly cause: ReadyCause };

/** What to do something about. */
export type ReadyCause =
  | 'fontMissing'
  | 'noScreen'
  | 'notFullscreen'
  | 'screenLost'
  | 'awakeUnsupported'
  | 'awakeRefused'
  | 'noServer'
  | 'noSession'
  | 'otherScripture'
  | 'unknownScripture'
  | 'slow';

export type ReadyResults = Readonly<Record<ReadyCheck, ReadyResult>>;

/** The parts of the browser and of the desk that are checked. */
export interface ReadyParts {
  /** Loads every font of the slides; rejects if one can't be loaded. */
  readonly loadFonts: () => Promise<unknown>;
  readonly screens: () => readonly { readonly isLost: boolean; readonly isFullscreen: boolean }[];
  /** Keeps the display on for a moment; null if this browser or address can't. */
  readonly keepAwake: (() => Promise<unknown>) | null;
  /** Calls the server with a small request; rejects without an answer. */
  readonly callServer: () => Promise<unknown>;
  /** True if phones can join: the session is connected. Null without a session. */
  readonly isSessionConnected: () => boolean | null;
  /** The Merkle root of the scripture that the server has. */
  readonly readRoot: () => Promise<string>;
  /** The Merkle root of the published scripture. */
  readonly publishedRoot: string;
  readonly now: () => number;
}

/** Round trips of a tap stay below the 150 ms of a hall if one request takes at most so long. */
const SLOW_MS = 150;
const ROUND_TRIPS = 5;

const ready: ReadyResult = { kind: 'ready' };
const failed = (cause: ReadyCause): ReadyResult => ({ kind: 'failed', cause });
const limited = (cause: ReadyCause): ReadyResult => ({ kind: 'limited', cause });

const CHECKS: Readonly<Record<ReadyCheck, (parts: ReadyParts) => Promise<ReadyResult>>> = {
  fonts: ({ loadFonts }) =>
    loadFonts().then(
      () => ready,
      () => failed('fontMissing'),
    ),
  screens({ screens }) {
    const all = screens();
    const connected = all.filter(({ isLost }) => !isLost);
    if (connected.length === 0) return Promise.resolve(failed('noScreen'));
    if (connected.length < all.length) return Promise.resolve(limited('screenLost'));
    const isFull = connected.every(({ isFullscreen }) => isFullscreen);
    return Promise.resolve(isFull ? ready : limited('notFullscreen'));
  },
  awake({ keepAwake }) {
    if (keepAwake === null) return Promise.resolve(limited('awakeUnsupported'));
    return keepAwake().then(
      () => ready,
      () => limited('awakeRefused'),
    );
  },
  network: ({ callServer, isSessionConnected }) =>
    callServer().then(
      () => (isSessionConnected() === true ? ready : limited('noSession')),
      () => failed('noServer'),
    ),
  scripture: ({ readRoot, publishedRoot }) =>
    readRoot().then(
      (root) => (root === publishedRoot ? ready : failed('otherScripture')),
      () => limited('unknownScripture'),
    ),
  async roundTrip({ callServer, now }) {
    const times: number[] = [];
    try {
      for (let trip = 0; trip < ROUND_TRIPS; trip++) {
        const start = now();
        await callServer();
        times.push(now() - start);
      }
    } catch {
      return failed('noServer');
    }
    const ms = Math.round(times.sort((one, other) => one - other)[ROUND_TRIPS >> 1] ?? 0);
    return ms <= SLOW_MS ? { kind: 'ready', ms } : { kind: 'limited', cause: 'slow', ms };
  },
};

/** The results before anything was checked. */
export const UNCHECKED = Object.fromEntries(
  READY_CHECKS.map((check) => [check, { kind: 'checking' }]),
) as ReadyResults;

/** Checks everything at once; `report` is called with each result. */
export async function checkReady(
  parts: ReadyParts,
  report: (check: ReadyCheck, result: ReadyResult) => void,
): Promise<void> {
  await Promise.all(
    READY_CHECKS.map(async (check) => {
      report(check, await CHECKS[check](parts));
    }),
  );
}
