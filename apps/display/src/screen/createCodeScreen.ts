import type { ApiClient, Capabilities } from '@naad/api-client';
import { toUnicode } from '@naad/gurbani-text';
import type { FollowerClient } from '@naad/sync-client';
import { rowOf, type SessionState, type Slide, slideOf, type SlideRow } from '@naad/sync-protocol';
import type { Look } from '../look/look.ts';
import { loadItem } from '../desk/model/deskItem.ts';
import { chooseIncludes } from '../desk/model/createOpener.ts';
import { EMPTY_PICTURE, type Picture } from './screenLink.ts';

/**
 * Trust in the shown slide.
 * - `waiting`: nothing received yet.
 * - `live`: the session confirmed within the last ten seconds that this is its slide.
 * - `unconfirmed`: not since `since`, in milliseconds since 1970; `isDeskAway` if only the desk is missing.
 * - `ended`: no session has the code.
 */
export type Liveness =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'unconfirmed'; readonly since: number; readonly isDeskAway: boolean }
  | { readonly kind: 'ended' };

export interface CodeScreenState {
  readonly picture: Picture;
  readonly liveness: Liveness;
  /** Null until loaded. */
  readonly site: Capabilities | null;
}

/** A screen anywhere that follows a session by its code, with a look of its own. */
export interface CodeScreen {
  readonly getState: () => CodeScreenState;
  readonly subscribe: (listener: () => void) => () => void;
  changeLook(change: (look: Look) => Look): void;
  close(): void;
}

/** What the session said about itself over HTTP: the slide on its display, or why there is none. */
export type Confirmation =
  | { readonly kind: 'slide'; readonly slide: Slide; readonly hostOnline: boolean }
  /** The server answered, but didn't say what is on the display. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

export interface CodeScreenOptions {
  readonly follower: FollowerClient;
  readonly client: ApiClient;
  readonly look: Look;
  readonly saveLook: (look: Look) => void;
  /** Asks the session what is on its display, apart from the connection that may have failed silently. */
  readonly confirm: () => Promise<Confirmation>;
  readonly now?: () => number;
}

/** A slide without confirmation for so long may be old. */
const CONFIRMED_FOR_MS = 10_000;
const CONFIRM_INTERVAL_MS = 4_000;
const TICK_MS = 1_000;
const RELOAD_AFTER_MS = 3_000;

interface Rows {
  readonly key: string;
  readonly rows: readonly SlideRow[];
}

/** Follows a session by its code. The last slide stays while it loads the next text or the connection is away. */
export function createCodeScreen({
  follower,
  client,
  look: firstLook,
  saveLook,
  confirm,
  now = Date.now,
}: CodeScreenOptions): CodeScreen {
  const listeners = new Set<() => void>();
  let state: CodeScreenState = {
    picture: { ...EMPTY_PICTURE, look: firstLook },
    liveness: { kind: 'waiting' },
    site: null,
  };
  let loaded: Rows = { key: '', rows: [] };
  let loading = '';
  let confirmedAt = now();
  let isDeskAway = false;
  let hasEnded = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<CodeScreenState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  function showSlide(): void {
    const { session } = follower.getState();
    if (session === null) return;
    const key = keyOf(session, state.picture.look);
    // Until the text is here the last slide stays; a hidden screen or a text slide needs none.
    const needsText = session.kind !== 'none' && session.text === null && !session.hidden;
    if (needsText && loaded.key !== key) {
      void load(session, key);
      return;
    }
    const { look, slide: shown, rev } = state.picture;
    const rows = loaded.key === key ? loaded.rows : [];
    const slide = slideOf({
      state: session,
      rows,
      row: rowOf(session, rows),
      choices: {
        translations: look.translations,
        steeks: look.steeks,
        transliterations: look.transliterations,
        hasNextLine: look.nextLine,
        hasParagraph: look.paragraph || look.mode === 'reading',
      },
      toUnicode,
    });
    if (rev > 0 && JSON.stringify(slide) === JSON.stringify(shown)) return;
    change({ picture: { rev: rev + 1, slide, look } });
  }

  async function load(session: SessionState, key: string): Promise<void> {
    if (loading === key || session.kind === 'none' || session.id === null) return;
    loading = key;
    clearTimeout(retry);
    try {
      const { kind, id, baniLength } = session;
      const includes = chooseIncludes({ look: state.picture.look, site: state.site });
      const { rows } = await loadItem(client, { kind, id, baniLength: baniLength ?? 'long' }, includes);
      // A later request may have replaced it.
      if (loading !== key) return;
      loaded = { key, rows };
      showSlide();
      judge();
    } catch {
      if (loading !== key) return;
      retry = setTimeout(showSlide, RELOAD_AFTER_MS);
    } finally {
      if (loading === key) loading = '';
    }
  }

  async function askForConfirmation(): Promise<void> {
    const answer = await confirm();
    if (answer.kind === 'unknown') hasEnded = true;
    if (answer.kind === 'busy' && follower.getState().connection.kind === 'connected') confirmedAt = now();
    if (answer.kind === 'slide') {
      hasEnded = false;
      isDeskAway = !answer.hostOnline;
      if (answer.hostOnline && isSameLine(answer.slide, state.picture.slide)) confirmedAt = now();
    }
    judge();
  }

  /** Updates the trust in the slide; the same trust is no change. */
  function judge(): void {
    const liveness = livenessNow();
    if (JSON.stringify(liveness) !== JSON.stringify(state.liveness)) change({ liveness });
  }

  function livenessNow(): Liveness {
    const { connection } = follower.getState();
    const isRefused = connection.kind === 'refused' && connection.refusal === 'codeUnknown';
    if (hasEnded || connection.kind === 'ended' || isRefused) return { kind: 'ended' };
    if (now() - confirmedAt > CONFIRMED_FOR_MS)
      return { kind: 'unconfirmed', since: confirmedAt, isDeskAway };
    return state.picture.rev === 0 ? { kind: 'waiting' } : { kind: 'live' };
  }

  const unsubscribe = follower.subscribe(() => {
    showSlide();
    judge();
  });
  const ticks = setInterval(judge, TICK_MS);
  const questions = setInterval(() => void askForConfirmation(), CONFIRM_INTERVAL_MS);
  client
    .getCapabilities()
    .then((site) => {
      change({ site });
    })
    // Without them the default translators are requested.
    .catch(() => undefined);
  showSlide();

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeLook(changeOf) {
      const before = state.picture.look;
      const look = changeOf(before);
      saveLook(look);
      change({ picture: { ...state.picture, look } });
      showSlide();
    },
    close() {
      unsubscribe();
      clearInterval(ticks);
      clearInterval(questions);
      clearTimeout(retry);
      follower.disconnect();
    },
  };
}

const keyOf = (
  { kind, id, baniLength }: SessionState,
  { translations, transliterations, visraamSource }: Look,
) => JSON.stringify([kind, id, baniLength, translations, transliterations, visraamSource]);

/** True if two slides have the same line or text; each screen has its own translations. */
function isSameLine(one: Slide, other: Slide): boolean {
  if (one.kind === 'line') return other.kind === 'line' && one.unicode === other.unicode;
  if (one.kind === 'text') return other.kind === 'text' && one.text === other.text;
  return other.kind === 'blank';
}
