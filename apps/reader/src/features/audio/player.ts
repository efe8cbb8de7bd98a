import { useSyncExternalStore } from 'react';

/** Recording of a text on the page. */
export interface Recording {
  /** Identifies the recorded text; unique on the page. */
  readonly key: string;
  readonly src: string;
  readonly title: string;
  /** True for a line of scripture, false for interface text. */
  readonly isGurmukhi: boolean;
  /** Source of the recording, to be credited. */
  readonly credit: { readonly name: string; readonly href: string | null };
}

export interface PlayerState {
  /** Current recording; null if the page has none. */
  readonly recording: Recording | null;
  readonly isPlaying: boolean;
  /** True while playing but waiting for data. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Seconds. The duration is null until its metadata has loaded. */
  readonly time: number;
  readonly duration: number | null;
  readonly speed: number;
}

/** Playback rates on offer. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Player of the whole page, however many recordings it has, so that two never play at once. */
export interface Player {
  get(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Adds a recording of the page. The first becomes the current one, paused. */
  offer(recording: Recording): void;
  /** Removes a recording whose text or page is gone, and stops it if it is playing. */
  withdraw(key: string): void;
  /** Plays the recording with this key, by default the current one. */
  play(key?: string): void;
  pause(): void;
  /** Seeks to a time in seconds, clamped to the recording. */
  seek(time: number): void;
  setSpeed(speed: number): void;
}

const AT_REST: Omit<PlayerState, 'speed'> = {
  recording: null,
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: null,
};

/** @param audio element to play with; only the player may use it from now on */
export function createPlayer(audio: HTMLAudioElement): Player {
  const listeners = new Set<() => void>();
  const offered = new Map<string, Recording>();
  let state: PlayerState = { ...AT_REST, speed: 1 };

  const update = (changed: Partial<PlayerState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  const setRecording = (recording: Recording | null) => {
    audio.pause();
    // Don't fetch any of it before the visitor plays it. A new source loads by itself, and `load` ignores `preload`.
    audio.preload = 'none';
    if (recording) {
      audio.src = recording.src;
    } else {
      audio.removeAttribute('src');
      audio.load();
    }
    update({ ...AT_REST, recording });
  };

  const play = () => {
    // A new source resets the rate to 1.
    audio.playbackRate = state.speed;
    update({ isWaiting: true, hasFailed: false });
    audio.play().catch((error: unknown) => {
      // Another play or pause came before this one started.
      const isOutdated = error instanceof DOMException && error.name === 'AbortError';
      if (!isOutdated) update({ isWaiting: false, isPlaying: false, hasFailed: true });
    });
  };

  const seek = (time: number) => {
    const to = Math.max(0, Math.min(time, state.duration ?? 0));
    audio.currentTime = to;
    update({ time: to });
  };

  const handlers: Readonly<Record<string, () => void>> = {
    play: () => {
      update({ isPlaying: true });
    },
    playing: () => {
      update({ isPlaying: true, isWaiting: false });
    },
    waiting: () => {
      update({ isWaiting: true });
    },
    pause: () => {
      update({ isPlaying: false, isWaiting: false });
    },
    ended: () => {
      update({ isPlaying: false, isWaiting: false });
    },
    timeupdate: () => {
      update({ time: audio.currentTime });
    },
    durationchange: () => {
      update({ duration: Number.isFinite(audio.duration) ? audio.duration : null });
    },
    error: () => {
      // The element also reports an error when its source is removed.
      if (state.recording) update({ isPlaying: false, isWaiting: false, hasFailed: true });
    },
  };
  for (const [type, handler] of Object.entries(handlers)) audio.addEventListener(type, handler);

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(recording) {
      offered.set(recording.key, recording);
      if (!state.recording) setRecording(recording);
    },
    withdraw(key) {
      offered.delete(key);
      const [next = null] = offered.values();
      if (state.recording?.key === key) setRecording(next);
    },
    play(key) {
      const wanted = key === undefined ? state.recording : (offered.get(key) ?? null);
      if (!wanted) return;
      if (wanted.key !== state.recording?.key) setRecording(wanted);
      play();
    },
    pause() {
      audio.pause();
    },
    seek,
    setSpeed(speed) {
      audio.playbackRate = speed;
      update({ speed });
    },
  };
}

let player: Player | null = null;

/** The site's only player, created when a page first has a recording. */
export function sitePlayer(): Player {
  player ??= createPlayer(new Audio());
  return player;
}

/** Subscribes to the player's state. */
export const usePlayer = (player: Player): PlayerState => useSyncExternalStore(player.subscribe, player.get);
