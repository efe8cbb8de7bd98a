import { useLingui } from '@lingui/react/macro';
import { FONT_SIZES } from '@naad/settings-schema';
import {
  fontSizeStepped,
  preferencesChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { SizeStepper } from '../SizeStepper/SizeStepper.tsx';
import { useFormattedSize } from './useFormattedSize.ts';

/** The size of the Gurmukhi text: the setting that most readers look for. */
export function SizeSettings() {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { fontSize } = useSettingsSelector(selectPreferences);
  const formatSize = useFormattedSize();
  return (
    <SizeStepper
      label={t`Font size`}
      size={fontSize}
      sizes={FONT_SIZES}
      formatSize={formatSize}
      onStep={(by) => dispatch(fontSizeStepped(by))}
      onChoose={(size) => dispatch(preferencesChosen({ fontSize: size }))}
    />
  );
}
