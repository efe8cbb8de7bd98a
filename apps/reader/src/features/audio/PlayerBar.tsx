import { Trans, useLingui } from '@lingui/react/macro';
import {
  CloseIcon,
  ForwardIcon,
  IconButton,
  PauseIcon,
  PlayIcon,
  RewindIcon,
  Select,
  Slider,
} from '@naad/ui-kit';
import { useEffect } from 'react';
import { attachMediaSession, STEP_S } from './mediaSession.ts';
import { type Player, SPEEDS, usePlayer } from './player.ts';
import styles from './PlayerBar.module.css';

export interface PlayerBarProps {
  player: Player;
  siteName: string;
  onClose: () => void;
}

/** Player bar at the foot of the page, fully operable by keyboard and by the system's media keys. */
export function PlayerBar({ player, siteName, onClose }: PlayerBarProps) {
  const { t, i18n } = useLingui();
  const { recording, isPlaying, isWaiting, hasFailed, time, duration, speed } = usePlayer(player);
  useEffect(
    () =>
      'mediaSession' in navigator ? attachMediaSession(player, navigator.mediaSession, siteName) : undefined,
    [player, siteName],
  );
  if (!recording) return null;
  const { title, isGurmukhi, credit } = recording;
  const named = timeText(time, i18n.locale);
  const whole = duration === null ? null : timeText(duration, i18n.locale);
  const step = i18n.number(STEP_S);
  return (
    <section aria-label={t`Audio player`} className={styles['bar']} aria-busy={isWaiting}>
      <p className={styles['title']}>
        <span lang={isGurmukhi ? 'pa-Guru' : undefined} className={styles['name']}>
          {title}
        </span>
        <small className={styles['credit']}>
          <Trans>
            Courtesy: {credit.href === null ? credit.name : <a href={credit.href}>{credit.name}</a>}
          </Trans>
        </small>
      </p>
      <div className={styles['controls']} dir="ltr">
        <IconButton label={t`Back ${step} seconds`} onClick={() => player.seek(time - STEP_S)}>
          <RewindIcon />
        </IconButton>
        <IconButton
          label={isPlaying ? t`Pause` : t`Play`}
          onClick={() => {
            if (isPlaying) player.pause();
            else player.play();
          }}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton label={t`Forward ${step} seconds`} onClick={() => player.seek(time + STEP_S)}>
          <ForwardIcon />
        </IconButton>
        <Slider
          label={t`Position`}
          isLabelHidden
          min={0}
          max={duration ?? 0}
          step={1}
          value={time}
          disabled={duration === null}
          formatValue={() => (whole === null ? named : `${named} / ${whole}`)}
          onChange={player.seek}
          className={styles['position']}
        />
      </div>
      <Select
        label={t`Speed`}
        isLabelHidden
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: `${i18n.number(each)} ×` }))}
        onChange={({ target }) => {
          player.setSpeed(Number(target.value));
        }}
        className={styles['speed']}
      />
      <IconButton label={t`Close the player`} onClick={onClose} className={styles['close']}>
        <CloseIcon />
      </IconButton>
      <p role="status" className={styles['failure']}>
        {hasFailed && t`This recording cannot be played. Check your connection and try again.`}
      </p>
    </section>
  );
}

/** Formats a playback time as `3:05` or `1:00:09`, in the digits of the locale. */
export function timeText(seconds: number, locale: string): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const format = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(value);
  const end = format(whole % 60, 2);
  return hours > 0 ? `${format(hours, 1)}:${format(minutes, 2)}:${end}` : `${format(minutes, 1)}:${end}`;
}
