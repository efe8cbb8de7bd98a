import { useEffect, useState } from 'react';
import { type Heard, keyOf, loadTrack } from './loadTrack.ts';
import type { Player } from './player.ts';

export interface RecordingPlace {
  readonly player: Player;
  readonly apiPrefix: string;
  readonly heard: Heard;
  readonly title: string;
}

/**
 * Offers the player the recording of a text while that is on the page.
 *
 * @returns whether there is one. That a call failed is told to nobody: nobody has asked to hear it.
 */
export function useRecording({ player, apiPrefix, heard, title }: RecordingPlace): boolean {
  const key = keyOf(heard);
  const [there, setThere] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    loadTrack(apiPrefix, heard, abort.signal).then(
      (track) => {
        if (!track || abort.signal.aborted) return;
        player.offer({
          key,
          title,
          isGurmukhi: heard.kind === 'shabad',
          src: track.src,
          credit: track.credit,
        });
        setThere(key);
      },
      () => undefined,
    );
    return () => {
      abort.abort();
      player.withdraw(key);
    };
    // The key is what is heard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [player, apiPrefix, key, title]);
  return there === key;
}
