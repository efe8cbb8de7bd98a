// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachMediaSession } from './mediaSession.ts';
import { createPlayer, type Player, type Recording } from './player.ts';
import { SilentAudio } from './testing/SilentAudio.ts';

const recording = (key: string): Recording => ({
  key,
  src: `/api/audio/${key}/track`,
  isGurmukhi: false,
  title: key,
  credit: { name: 'Those who sang', href: null },
});

let audio: SilentAudio;
let player: Player;
beforeEach(() => {
  audio = new SilentAudio();
  player = createPlayer(audio.asElement());
});

describe('the player', () => {
  it("starts at the page's first recording without fetching it", () => {
    player.offer(recording('one'));
    player.offer(recording('two'));
    expect(player.get()).toMatchObject({ recording: { key: 'one' }, isPlaying: false, duration: null });
    expect([audio.src, audio.preload, audio.paused]).toEqual(['/api/audio/one/track', 'none', true]);
  });

  it('plays one recording at a time and starts another from its beginning [V13]', () => {
    player.offer(recording('one'));
    player.offer(recording('two'));
    player.play();
    audio.currentTime = 12;
    audio.fire('timeupdate');
    expect(player.get()).toMatchObject({ isPlaying: true, time: 12, duration: 60 });
    player.play('two');
    expect(player.get()).toMatchObject({ recording: { key: 'two' }, isPlaying: true, time: 0 });
    expect(audio.src).toBe('/api/audio/two/track');
    player.pause();
    expect(player.get().isPlaying).toBe(false);
  });

  it('keeps the speed for the next recording', () => {
    player.offer(recording('one'));
    player.offer(recording('two'));
    player.setSpeed(1.5);
    player.play('two');
    expect([player.get().speed, audio.playbackRate]).toEqual([1.5, 1.5]);
  });

  it('seeks within the recording', () => {
    player.offer(recording('one'));
    player.play();
    player.seek(30);
    expect([player.get().time, audio.currentTime]).toEqual([30, 30]);
    player.seek(99);
    expect(audio.currentTime).toBe(60);
    player.seek(-5);
    expect(audio.currentTime).toBe(0);
  });

  it('stops when its text leaves the page and moves to the next recording', () => {
    player.offer(recording('one'));
    player.offer(recording('two'));
    player.play();
    player.withdraw('one');
    expect(player.get()).toMatchObject({ recording: { key: 'two' }, isPlaying: false });
    player.withdraw('two');
    expect([player.get().recording, audio.src, audio.paused]).toEqual([null, '', true]);
  });

  it("plays nothing that isn't on the page", () => {
    player.play();
    player.play('other');
    expect([player.get().recording, audio.paused]).toEqual([null, true]);
  });

  it("reports a recording that can't be played and tries again", async () => {
    player.offer(recording('one'));
    audio.playError = new DOMException('no', 'NotSupportedError');
    player.play();
    await vi.waitFor(() => {
      expect(player.get()).toMatchObject({ hasFailed: true, isWaiting: false, isPlaying: false });
    });
    audio.playError = null;
    player.play();
    expect(player.get()).toMatchObject({ hasFailed: false, isPlaying: true });
    audio.fire('error');
    expect(player.get()).toMatchObject({ hasFailed: true, isPlaying: false });
  });

  it('ignores the AbortError of a play that was superseded', async () => {
    player.offer(recording('one'));
    audio.playError = new DOMException('interrupted', 'AbortError');
    player.play();
    await Promise.resolve();
    await Promise.resolve();
    expect(player.get().hasFailed).toBe(false);
  });
});

describe('the media session', () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const positions: (MediaPositionState | undefined)[] = [];
  const session = {
    metadata: null as { init: MediaMetadataInit } | null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
      if (action === 'stop') throw new TypeError('not known here');
      handlers.set(action, handler);
    },
    setPositionState: (position?: MediaPositionState) => {
      positions.push(position);
    },
  };
  const press = (action: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) => {
    handlers.get(action)?.({ action, ...more });
  };
  beforeEach(() => {
    vi.stubGlobal(
      'MediaMetadata',
      class {
        readonly init: MediaMetadataInit;
        constructor(init: MediaMetadataInit) {
          this.init = init;
        }
      },
    );
    handlers.clear();
    return () => {
      vi.unstubAllGlobals();
    };
  });

  it('shows the recording and drives the player [V13]', () => {
    player.offer(recording('one'));
    const end = attachMediaSession(player, session as unknown as MediaSession, 'Naad');
    expect(session.metadata?.init).toEqual({ title: 'one', artist: 'Those who sang', album: 'Naad' });
    expect(session.playbackState).toBe('paused');
    press('play');
    expect(session.playbackState).toBe('playing');
    press('seekforward');
    press('seekforward', { seekOffset: 5 });
    expect(audio.currentTime).toBe(15);
    press('seekbackward');
    expect(audio.currentTime).toBe(5);
    press('seekto', { seekTime: 40 });
    expect(positions.at(-1)).toEqual({ duration: 60, playbackRate: 1, position: 40 });
    press('pause');
    expect([session.playbackState, audio.paused]).toEqual(['paused', true]);
    end();
    expect([session.metadata, session.playbackState, handlers.get('play')]).toEqual([null, 'none', null]);
  });
});
