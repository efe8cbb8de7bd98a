import { createStore, type FollowerClient, type FollowerState } from '@naad/sync-client';
import { EMPTY_STATE, type SessionState, type Slide } from '@naad/sync-protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LOOK } from '../look/look.ts';
import { clientOf } from '../testing/clientOf.ts';
import { type CodeScreen, type Confirmation, createCodeScreen } from './createCodeScreen.ts';

const OPEN: SessionState = { ...EMPTY_STATE, kind: 'shabad', id: 628, lineCount: 3 };

/** A follower whose messages the test sends. */
function followerOf() {
  const store = createStore<FollowerState>({
    connection: { kind: 'connecting', isLate: false },
    session: null,
    hostOnline: false,
    isStale: false,
  });
  const client: FollowerClient = { ...store, disconnect: () => undefined };
  return {
    client,
    say: (session: SessionState) => {
      store.change({ connection: { kind: 'connected' }, session, hostOnline: true });
    },
    change: store.change,
  };
}

describe('a screen by code', () => {
  let follower: ReturnType<typeof followerOf>;
  let answer: () => Confirmation;
  let screen: CodeScreen;
  let saved: unknown = null;

  beforeEach(() => {
    vi.useFakeTimers();
    follower = followerOf();
    answer = () => ({ kind: 'slide', slide: screen.getState().picture.slide, hostOnline: true });
    screen = createCodeScreen({
      follower: follower.client,
      client: clientOf(),
      look: DEFAULT_LOOK,
      saveLook: (look) => {
        saved = look;
      },
      confirm: () => Promise.resolve(answer()),
    });
  });
  afterEach(() => {
    screen.close();
    vi.useRealTimers();
  });

  const shown = (): Slide => screen.getState().picture.slide;
  const liveness = () => screen.getState().liveness;

  it('shows the line of the session with its own look, which it keeps [U70]', async () => {
    follower.say(OPEN);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ kind: 'line', of: { kind: 'shabad', id: 628, row: 2 } });
    expect(liveness()).toEqual({ kind: 'live' });
    screen.changeLook((look) => ({ ...look, translations: [], theme: 'light' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ kind: 'line', translations: [] });
    expect(saved).toMatchObject({ theme: 'light' });
  });

  it('keeps its line while the connection is away, and says so after ten seconds [U71]', async () => {
    follower.say(OPEN);
    await vi.advanceTimersByTimeAsync(4_000);
    answer = () => ({ kind: 'unreachable' });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(liveness()).toEqual({ kind: 'live' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(liveness()).toMatchObject({ kind: 'unconfirmed', isDeskAway: false });
    expect(shown()).toMatchObject({ kind: 'line' });
    answer = () => ({ kind: 'slide', slide: shown(), hostOnline: true });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(liveness()).toEqual({ kind: 'live' });
  });

  it('is not live while the display is away or shows another line [U71]', async () => {
    follower.say(OPEN);
    await vi.advanceTimersByTimeAsync(4_000);
    answer = () => ({ kind: 'slide', slide: shown(), hostOnline: false });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(liveness()).toMatchObject({ kind: 'unconfirmed', isDeskAway: true });
    answer = () => ({ kind: 'slide', slide: { kind: 'blank' }, hostOnline: true });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(liveness()).toMatchObject({ kind: 'unconfirmed', isDeskAway: false });
  });

  it('says that no session has its code [U71]', async () => {
    answer = () => ({ kind: 'unknown' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(liveness()).toEqual({ kind: 'ended' });
  });

  it('shows hidden and text slides at once, without a text to load [U70]', () => {
    follower.say({ ...EMPTY_STATE, text: 'vwihgurU', isGurmukhi: true });
    expect(shown()).toMatchObject({ kind: 'text', name: 'waheguru' });
    follower.say({ ...OPEN, hidden: true });
    expect(shown()).toEqual({ kind: 'blank' });
  });
});
