import { useLingui } from '@lingui/react/macro';
import { GURMUKHI_FONTS, type GurmukhiFont, LINE_HEIGHTS } from '@naad/settings-schema';
import { Select, Stepper } from '@naad/ui-kit';
import { BackgroundField } from '../../background/BackgroundField.tsx';
import { SCREEN_THEMES, type ScreenTheme } from '../../look/look.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { LayoutSettings, LineSettings, TextSettings } from './LineSettings.tsx';
import styles from './LookPanel.module.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FONT_TARGETS, type FontTarget, LIMITS } from '@naad/sync-protocol';
import { stepSize } from '../../look/lookFields.ts';

/** Display names of the fonts, the same as in the reader. */
const fontNames: Readonly<Record<GurmukhiFont, MessageDescriptor>> = {
  anmol_lipi: msg`Anmol Lipi`,
  anmol_bold: msg`Anmol Bold`,
  notosans: msg`Noto Sans`,
  notosans_bold: msg`Noto Sans Bold`,
  gurmukhi_normal: msg`Gurmukhi Normal`,
  gurmukhi_heavy: msg`Gurmukhi Heavy`,
  gurmukhi_thick: msg`Gurmukhi Thick`,
  prabhki: msg`Prabhki`,
  unicode_font: msg`Unicode`,
};

/** Settings of the screen's look. Controllers can change the same ones. */
export function LookPanel() {
  const { t, i18n } = useLingui();
  const desk = useDesk();
  const { look } = useDeskState('look');
  const themes: Readonly<Record<ScreenTheme, string>> = {
    light: t`Light`,
    dark: t`Dark`,
    sepia: t`Sepia`,
    contrast: t`High contrast`,
  };
  return (
    <div className={styles['panel']}>
      <Select
        label={t`Screen theme`}
        value={look.theme}
        options={SCREEN_THEMES.map((value) => ({ value, label: themes[value] }))}
        onChange={({ currentTarget }) => {
          desk.chooseTheme(SCREEN_THEMES.find((each) => each === currentTarget.value) ?? 'dark');
        }}
      />
      <Select
        label={t`Font`}
        value={look.font}
        options={GURMUKHI_FONTS.map((value) => ({ value, label: i18n._(fontNames[value]) }))}
        onChange={({ currentTarget }) => {
          const font = GURMUKHI_FONTS.find((each) => each === currentTarget.value);
          if (font) desk.changeLook((now) => ({ ...now, font }));
        }}
      />
      <BackgroundField
        value={look.background}
        onChange={(background) => {
          desk.changeLook((now) => ({ ...now, background }));
        }}
      />
      <SizeSettings />
      <TextSettings />
      <LineSettings />
      <LayoutSettings />
    </div>
  );
}

/** Font sizes and line height of a slide. */
function SizeSettings() {
  const { t, i18n } = useLingui();
  const desk = useDesk();
  const { look } = useDeskState('look');
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
            desk.changeLook((now) => stepSize(now, target, size > now.sizes[target] ? 'plus' : 'minus'));
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
        onChange={(value) => {
          const lineHeight = LINE_HEIGHTS.find((each) => Math.abs(each - value) < 0.1);
          if (lineHeight) desk.changeLook((now) => ({ ...now, lineHeight }));
        }}
      />
    </>
  );
}
