/** What can be heard on a page. */
export interface Recording {
  /** What it is of; each place of a page has one of its own. */
  readonly key: string;
  readonly src: string;
  readonly title: string;
  /** True for a line of scripture, false for words of the interface. */
  readonly isGurmukhi: boolean;
  /** Whose recording it is. */
  readonly credit: { readonly name: string; readonly href: string | null };
}

export interface PlayerState {
  /** The one that the player is at; null on a page with none. */
  readonly recording: Recording | null;
  readonly isPlaying: boolean;
  /** It shall play, and more of it has to come first. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** In seconds; how long it is, is known once its beginning has come. */
  readonly time: number;
  readonly duration: number | null;
  readonly speed: number;
}

/** How fast it may be heard. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** One for a page, however many recordings it has: so two are never heard at once. */
export interface Player {
  get(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** A place of the page has a recording. The first is what the player is at, at rest. */
  offer(recording: Recording): void;
  /** That place is gone, or its page; what was heard of it ends. */
  withdraw(key: string): void;
  /** Plays another one, or goes on with the same. */
  play(key?: string): void;
  pause(): void;
  /** To a time in seconds; beyond either end, to that end. */
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

/** @param audio the element that is heard, which belongs to the player from now on */
export function createPlayer(audio: HTMLAudioElement): Player {
  const listeners = new Set<() => void>();
  const offered = new Map<string, Recording>();
  let state: PlayerState = { ...AT_REST, speed: 1 };

  const update = (changed: Partial<PlayerState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  const moveTo = (recording: Recording | null) => {
    audio.pause();
    if (recording) audio.src = recording.src;
    else audio.removeAttribute('src');
    // Nothing of it is fetched before somebody wants to hear it.
    audio.preload = 'none';
    audio.load();
    update({ ...AT_REST, recording });
  };

  const play = () => {
    // A new recording begins at the usual speed, whatever was chosen before.
    audio.playbackRate = state.speed;
    update({ isWaiting: true, hasFailed: false });
    audio.play().catch((error: unknown) => {
      // Another order came before it began.
      const isOutdated = error instanceof DOMException && error.name === 'AbortError';
      if (!isOutdated) update({ isWaiting: false, isPlaying: false, hasFailed: true });
    });
  };

  const seek = (time: number) => {
    const to = Math.max(0, Math.min(time, state.duration ?? 0));
    audio.currentTime = to;
    update({ time: to });
  };

  const heard: Readonly<Record<string, () => void>> = {
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
      // Without a recording there is nothing to fail.
      if (state.recording) update({ isPlaying: false, isWaiting: false, hasFailed: true });
    },
  };
  for (const [type, hear] of Object.entries(heard)) audio.addEventListener(type, hear);

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(recording) {
      offered.set(recording.key, recording);
      if (!state.recording) moveTo(recording);
    },
    withdraw(key) {
      offered.delete(key);
      const [next = null] = offered.values();
      if (state.recording?.key === key) moveTo(next);
    },
    play(key) {
      const wanted = key === undefined ? state.recording : (offered.get(key) ?? null);
      if (!wanted) return;
      if (wanted.key !== state.recording?.key) moveTo(wanted);
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
