import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  GURMUKHI_FONTS,
  type GurmukhiFont,
  LINE_HEIGHTS,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
} from '@naad/settings-schema';
import {
  fontChosen,
  lineHeightStepped,
  preferencesChosen,
  preferenceToggled,
  selectPreferences,
  translationSizeStepped,
  transliterationSizeStepped,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Select } from '@naad/ui-kit';
import { RadioChoices } from '../RadioChoices/RadioChoices.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { SizeStepper } from '../SizeStepper/SizeStepper.tsx';
import { NumeralsSetting } from './NumeralsSetting.tsx';
import { useFormattedSize } from './useFormattedSize.ts';

/** The font, alignment, further sizes and numerals of the text. */
export function LayoutSettings() {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const chosen = useSettingsSelector(selectPreferences);
  const formatSize = useFormattedSize();
  return (
    <SettingsGroup name="layout">
      <Select
        label={t`Font`}
        // The shortcut for Unicode keeps the font that it replaces.
        value={chosen.isUnicode ? 'unicode_font' : chosen.font}
        options={GURMUKHI_FONTS.map((font) => ({ value: font, label: i18n._(FONT_NAMES[font]) }))}
        onChange={({ target }) => {
          const font = GURMUKHI_FONTS.find((each) => each === target.value);
          if (font) dispatch(fontChosen(font));
        }}
      />
      <RadioChoices
        label={t`Text align`}
        choices={[
          { value: 'start', label: t`Left` },
          { value: 'centre', label: t`Centre` },
        ]}
        chosen={chosen.isCentred ? 'centre' : 'start'}
        onChoose={(align) => {
          if ((align === 'centre') !== chosen.isCentred) dispatch(preferenceToggled('isCentred'));
        }}
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
      <NumeralsSetting />
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
