import { useLingui } from '@lingui/react/macro';
import {
  preferenceToggled,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { HeadphonesIcon, IconButton } from '@naad/ui-kit';
import { createPortal } from 'react-dom';
import { useEffect, useState } from 'react';
import { type CalendarDate, createApiClient, createHttpTransport, type Track } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-model';
import { dispatchSiteEvent } from '../../shared/dispatchSiteEvent.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { type Player, sitePlayer, usePlayer } from './player.ts';

export interface ListenButtonProps {
  heard: Heard;
}

/**
 * Button that plays or stops the recording of a text; renders nothing if there is no recording. On a page with several,
 * the current one also renders the player bar, unless the visitor has closed it.
 */
export function ListenButton({ heard }: ListenButtonProps) {
  const { t } = useLingui();
  const { apiPrefix, siteName } = useSite();
  const dispatch = useSettingsDispatch();
  const { hasAudioPlayer } = useSettingsSelector(selectPreferences);
  const player = sitePlayer();
  const { recording, isPlaying } = usePlayer(player);
  const key = keyOf(heard);
  const title = heard.kind === 'shabad' ? heard.title : t`Hukamnama of ${heard.day}`;
  const hasRecording = useRecording({ player, apiPrefix, heard, title });
  if (!hasRecording) return null;
  const isCurrent = recording?.key === key;
  return (
    <>
      <IconButton
        label={heard.kind === 'shabad' ? t`Listen to Shabad` : t`Listen to Hukamnama`}
        aria-pressed={isCurrent && isPlaying}
        onClick={() => {
          if (isCurrent && isPlaying) player.pause();
          else {
            if (!hasAudioPlayer) dispatch(preferenceToggled('hasAudioPlayer'));
            player.play(key);
            dispatchSiteEvent({ kind: 'click', action: 'listen', label: heard.kind });
          }
        }}
      >
        <HeadphonesIcon />
      </IconButton>
      {isCurrent &&
        hasAudioPlayer &&
        createPortal(
          <PlayerBar
            player={player}
            siteName={siteName}
            onClose={() => {
              player.pause();
              dispatch(preferenceToggled('hasAudioPlayer'));
            }}
          />,
          document.body,
        )}
    </>
  );
}

interface RecordingOptions {
  readonly player: Player;
  readonly apiPrefix: string;
  readonly heard: Heard;
  readonly title: string;
}

/**
 * Offers the recording of a text to the player while the text is on the page.
 *
 * @returns true once there is a recording; a failed request counts as none, since the visitor hasn't asked for it
 */
function useRecording({ player, apiPrefix, heard, title }: RecordingOptions): boolean {
  const key = keyOf(heard);
  const [availableKey, setAvailableKey] = useState<string | null>(null);
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
        setAvailableKey(key);
      },
      () => undefined,
    );
    return () => {
      abort.abort();
      player.withdraw(key);
    };
    // The key identifies the text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [player, apiPrefix, key, title]);
  return availableKey === key;
}

/** Text that a recording is of: a shabad titled by its rahao, or a hukamnama with its date in words. */
type Heard =
  | { readonly kind: 'shabad'; readonly id: ShabadId; readonly title: string }
  | { readonly kind: 'hukamnama'; readonly date: CalendarDate; readonly day: string };

const keyOf = (heard: Heard): string =>
  heard.kind === 'shabad'
    ? `shabad ${String(heard.id)}`
    : `hukamnama ${[heard.date.year, heard.date.month, heard.date.day].join('-')}`;

/**
 * Loads the recording of a text; null if there is none.
 *
 * @throws whatever the API client throws
 */
async function loadTrack(apiPrefix: string, heard: Heard, signal: AbortSignal): Promise<Track | null> {
  const api = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
  return heard.kind === 'shabad' ? api.getShabadTrack(heard.id) : api.getHukamnamaTrack(heard.date);
}
