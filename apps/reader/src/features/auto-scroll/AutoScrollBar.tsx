import { useLingui } from '@lingui/react/macro';
import { AUTO_SCROLL_SPEEDS } from '@naad/settings-schema';
import {
  preferenceToggled,
  preferencesChosen,
  selectAutoScrollSpeed,
  selectIsAutoScrollLoop,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Button, IconButton, MinusIcon, PlusIcon, Slider, Switch } from '@naad/ui-kit';
import styles from './AutoScrollBar.module.css';
import { useAutoScroll } from './useAutoScroll.ts';

const { min, max, step } = AUTO_SCROLL_SPEEDS;

/** Starts and stops auto-scroll, and sets its speed. */
export function AutoScrollBar() {
  const { t, i18n } = useLingui();
  const speed = useSettingsSelector(selectAutoScrollSpeed);
  const isLoop = useSettingsSelector(selectIsAutoScrollLoop);
  const dispatch = useSettingsDispatch();
  const { isOn, start, stop } = useAutoScroll({ speed, isLoop });
  const choose = (value: number) =>
    dispatch(preferencesChosen({ autoScrollSpeed: Math.min(max, Math.max(min, Math.round(value))) }));
  return (
    <>
      <div className={styles['room']} />
      <aside aria-label={t`Auto scroll`} className={styles['bar']} data-auto-scroll={isOn ? 'on' : 'off'}>
        <Button variant={isOn ? 'quiet' : 'primary'} onClick={isOn ? stop : start}>
          {isOn ? t`Stop` : t`Start`}
        </Button>
        <IconButton label={t`Slower`} disabled={speed <= min} onClick={() => choose(speed - step)}>
          <MinusIcon />
        </IconButton>
        <Slider
          label={t`Speed`}
          min={min}
          max={max}
          value={speed}
          formatValue={(value) => i18n.number(value)}
          onChange={choose}
          className={styles['speed']}
        />
        <IconButton label={t`Faster`} disabled={speed >= max} onClick={() => choose(speed + step)}>
          <PlusIcon />
        </IconButton>
        <Switch
          label={t`Loop`}
          checked={isLoop}
          onChange={() => dispatch(preferenceToggled('isAutoScrollLoop'))}
          className={styles['loop']}
        />
      </aside>
    </>
  );
}
