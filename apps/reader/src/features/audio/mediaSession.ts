import type { Player } from './player.ts';

/** Seconds skipped back or forward at once. */
export const STEP_S = 10;

/**
 * Connects the player to the system's media keys, headphone buttons and lock screen.
 *
 * @returns disconnects it
 */
export function attachMediaSession(player: Player, session: MediaSession, siteName: string): () => void {
  const skip = (seconds: number) => {
    player.seek(player.get().time + seconds);
  };
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => {
      player.play();
    },
    pause: () => {
      player.pause();
    },
    stop: () => {
      player.pause();
      player.seek(0);
    },
    seekbackward: ({ seekOffset }) => {
      skip(-(seekOffset ?? STEP_S));
    },
    seekforward: ({ seekOffset }) => {
      skip(seekOffset ?? STEP_S);
    },
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) player.seek(seekTime);
    },
  };
  const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
  for (const [action, handle] of actions) {
    // A browser throws on an action it doesn't know.
    try {
      session.setActionHandler(action, handle);
    } catch {
      continue;
    }
  }

  let shown: string | null = null;
  const update = () => {
    const { recording, isPlaying, time, duration, speed } = player.get();
    if (shown !== (recording?.key ?? null)) {
      shown = recording?.key ?? null;
      session.metadata =
        recording &&
        new MediaMetadata({ title: recording.title, artist: recording.credit.name, album: siteName });
    }
    session.playbackState = recording ? (isPlaying ? 'playing' : 'paused') : 'none';
    if (duration !== null) {
      session.setPositionState({ duration, playbackRate: speed, position: Math.min(time, duration) });
    }
  };
  update();
  const unsubscribe = player.subscribe(update);
  return () => {
    unsubscribe();
    session.metadata = null;
    session.playbackState = 'none';
    for (const [action] of actions) {
      try {
        session.setActionHandler(action, null);
      } catch {
        continue;
      }
    }
  };
}
