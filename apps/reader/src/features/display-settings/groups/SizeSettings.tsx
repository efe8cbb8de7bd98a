import { useLingui } from '@lingui/react/macro';
import {
  FONT_SIZES,
  GURMUKHI_FONTS,
  type GurmukhiFont,
  LINE_HEIGHTS,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
} from '@naad/settings-schema';
import {
  fontChosen,
  fontSizeStepped,
  lineHeightStepped,
  selectPreferences,
  preferencesChosen,
  translationSizeStepped,
  transliterationSizeStepped,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Select } from '@naad/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { SizeStepper } from '../SizeStepper/SizeStepper.tsx';

/** The Gurmukhi font and all text sizes. */
export function SizeSettings() {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const chosen = useSettingsSelector(selectPreferences);
  // The size lists are known to visitors as ten times their value in rem.
  const formatSize = (size: number) => i18n.number(Math.round(size * 10));
  return (
    <SettingsGroup name="sizes">
      <Select
        label={t`Font`}
        value={chosen.font}
        options={GURMUKHI_FONTS.map((font) => ({ value: font, label: i18n._(FONT_NAMES[font]) }))}
        onChange={({ target }) => {
          const font = GURMUKHI_FONTS.find((each) => each === target.value);
          if (font) dispatch(fontChosen(font));
        }}
      />
      <ActionSwitch action="unicode" isOn={chosen.isUnicode} />
      <SizeStepper
        label={t`Font size`}
        size={chosen.fontSize}
        sizes={FONT_SIZES}
        formatSize={formatSize}
        onStep={(by) => dispatch(fontSizeStepped(by))}
        onChoose={(size) => dispatch(preferencesChosen({ fontSize: size }))}
      />
      <SizeStepper
        label={t`Line height`}
        size={chosen.lineHeight}
        sizes={LINE_HEIGHTS}
        formatSize={(size) => i18n.number(size)}
        onStep={(by) => dispatch(lineHeightStepped(by))}
        onChoose={(size) => dispatch(preferencesChosen({ lineHeight: size }))}
      />
      <SizeStepper
        label={t`Translation size`}
        size={chosen.translationSize}
        sizes={TRANSLATION_SIZES}
        formatSize={formatSize}
        onStep={(by) => dispatch(translationSizeStepped(by))}
        onChoose={(size) => dispatch(preferencesChosen({ translationSize: size }))}
      />
      <SizeStepper
        label={t`Transliteration size`}
        size={chosen.transliterationSize}
        sizes={TRANSLITERATION_SIZES}
        formatSize={formatSize}
        onStep={(by) => dispatch(transliterationSizeStepped(by))}
        onChoose={(size) => dispatch(preferencesChosen({ transliterationSize: size }))}
      />
    </SettingsGroup>
  );
}

/** Names of the fonts. Each is rendered in a similar font that covers the whole text. */
const FONT_NAMES: Readonly<Record<GurmukhiFont, MessageDescriptor>> = {
  anmol_lipi: msg`Anmol Lipi`,
  anmol_bold: msg`Anmol Lipi Bold`,
  notosans: msg`Noto Sans`,
  notosans_bold: msg`Noto Sans Bold`,
  gurmukhi_normal: msg`Gurbani Akhar`,
  gurmukhi_heavy: msg`Gurbani Akhar Heavy`,
  gurmukhi_thick: msg`Gurbani Akhar Thick`,
  prabhki: msg`Prabhki`,
  unicode_font: msg`Unicode: the font of your device`,
};
