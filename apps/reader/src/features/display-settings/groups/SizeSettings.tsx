import { useLingui } from '@lingui/react/macro';
import {
  FONT_SIZES,
  GURMUKHI_FONTS,
  LINE_HEIGHTS,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
} from '@naad/settings-schema';
import {
  fontChosen,
  fontSizeStepped,
  lineHeightStepped,
  selectPreferences,
  sizeChosen,
  translationSizeStepped,
  transliterationSizeStepped,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Select } from '@naad/ui-kit';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { SizeStepper } from '../SizeStepper/SizeStepper.tsx';
import { FONT_NAMES } from './fontNames.ts';

/** The face of Gurmukhi, and how large everything is. */
export function SizeSettings() {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const chosen = useSettingsSelector(selectPreferences);
  // Sizes are known by the ten times larger numbers of their lists.
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
        onChoose={(size) => dispatch(sizeChosen({ field: 'fontSize', size }))}
      />
      <SizeStepper
        label={t`Line height`}
        size={chosen.lineHeight}
        sizes={LINE_HEIGHTS}
        formatSize={(size) => i18n.number(size)}
        onStep={(by) => dispatch(lineHeightStepped(by))}
        onChoose={(size) => dispatch(sizeChosen({ field: 'lineHeight', size }))}
      />
      <SizeStepper
        label={t`Translation size`}
        size={chosen.translationSize}
        sizes={TRANSLATION_SIZES}
        formatSize={formatSize}
        onStep={(by) => dispatch(translationSizeStepped(by))}
        onChoose={(size) => dispatch(sizeChosen({ field: 'translationSize', size }))}
      />
      <SizeStepper
        label={t`Transliteration size`}
        size={chosen.transliterationSize}
        sizes={TRANSLITERATION_SIZES}
        formatSize={formatSize}
        onStep={(by) => dispatch(transliterationSizeStepped(by))}
        onChoose={(size) => dispatch(sizeChosen({ field: 'transliterationSize', size }))}
      />
    </SettingsGroup>
  );
}
