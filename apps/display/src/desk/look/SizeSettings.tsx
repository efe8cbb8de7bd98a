import { useLingui } from '@lingui/react/macro';
import { LINE_HEIGHTS } from '@naad/settings-schema';
import { FONT_TARGETS, type FontTarget, LIMITS } from '@naad/sync-protocol';
import { Stepper } from '@naad/ui-kit';
import { stepped } from '../../look/toggled.ts';
import { useDesk, useDeskState } from '../useDesk.ts';

/** Sizes of all that stands on a slide, and the room between its lines. */
export function SizeSettings() {
  const { t, i18n } = useLingui();
  const desk = useDesk();
  const { look } = useDeskState();
  const sizes: Readonly<Record<FontTarget, string>> = {
    gurbani: t`Gurbani size`,
    translation: t`Translation size`,
    teeka: t`Punjabi translation size`,
    transliteration: t`Transliteration size`,
  };
  const words = { decreaseLabel: t`Decrease`, increaseLabel: t`Increase` };
  return (
    <>
      {FONT_TARGETS.map((target) => (
        <Stepper
          key={target}
          {...words}
          label={sizes[target]}
          value={look.sizes[target]}
          min={LIMITS.fontSize.min}
          max={LIMITS.fontSize.max}
          onChange={(size) => {
            desk.changeLook((now) => stepped(now, target, size > now.sizes[target] ? 'plus' : 'minus'));
          }}
        />
      ))}
      <Stepper
        {...words}
        label={t`Line height`}
        value={look.lineHeight}
        min={LINE_HEIGHTS[0]}
        max={LINE_HEIGHTS[LINE_HEIGHTS.length - 1] ?? 2}
        step={0.2}
        formatValue={(value) => i18n.number(value)}
        onChange={(wanted) => {
          const lineHeight = LINE_HEIGHTS.find((each) => Math.abs(each - wanted) < 0.1);
          if (lineHeight) desk.changeLook((now) => ({ ...now, lineHeight }));
        }}
      />
    </>
  );
}
