import { useLingui } from '@lingui/react/macro';
import {
  audioPlayerToggled,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { HeadphonesIcon, IconButton } from '@naad/ui-kit';
import { createPortal } from 'react-dom';
import { tellEvent } from '../../events/tellEvent.ts';
import { useSite } from '../../SiteContext.tsx';
import { keyOf, type Heard } from './loadTrack.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { sitePlayer } from './sitePlayer.ts';
import { usePlayer } from './usePlayer.ts';
import { useRecording } from './useRecording.ts';

export interface ListenButtonProps {
  heard: Heard;
}

/**
 * Plays the recording of a text, or stops it; nothing where there is none. Of several on a page, the one that the player
 * is at draws its bar, for those who have not closed it.
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
  const isThere = useRecording({ player, apiPrefix, heard, title });
  if (!isThere) return null;
  const isCurrent = recording?.key === key;
  return (
    <>
      <IconButton
        label={heard.kind === 'shabad' ? t`Listen to Shabad` : t`Listen to Hukamnama`}
        aria-pressed={isCurrent && isPlaying}
        onClick={() => {
          if (isCurrent && isPlaying) player.pause();
          else {
            if (!hasAudioPlayer) dispatch(audioPlayerToggled());
            player.play(key);
            tellEvent({ kind: 'click', action: 'listen', label: heard.kind });
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
              dispatch(audioPlayerToggled());
            }}
          />,
          document.body,
        )}
    </>
  );
}
