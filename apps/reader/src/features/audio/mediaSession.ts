import type { Player } from './player.ts';

/** How far one goes back or on at once, in seconds. */
export const STEP_S = 10;

/**
 * Lets the system drive the player: keys of headphones and keyboards, and what a phone shows while it is locked.
 *
 * @returns ends it
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
    // A browser refuses an action that it does not know.
    try {
      session.setActionHandler(action, handle);
    } catch {
      continue;
    }
  }

  let shown: string | null = null;
  const tell = () => {
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
  tell();
  const unsubscribe = player.subscribe(tell);
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
