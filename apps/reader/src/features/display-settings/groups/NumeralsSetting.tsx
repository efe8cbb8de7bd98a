import { useLingui } from '@lingui/react/macro';
import { interfaceLanguage, numberLocale } from '@naad/settings-schema';
import {
  preferencesChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Switch } from '@naad/ui-kit';
import { useEffect } from 'react';

/** Gurmukhi numerals, which Punjabi has by default. */
export function NumeralsSetting() {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { numerals } = useSettingsSelector(selectPreferences);
  const locale = numberLocale(interfaceLanguage(i18n.locale), numerals);
  const isGurmukhi = locale !== undefined;

  // Also after a reset.
  useEffect(() => {
    if (i18n.locales !== locale) i18n.activate(i18n.locale, locale);
  }, [i18n, locale]);

  return (
    <Switch
      label={t`Gurmukhi numerals`}
      hint={t`Ang ੯੧੭ instead of 917.`}
      checked={isGurmukhi}
      onChange={() => dispatch(preferencesChosen({ numerals: isGurmukhi ? 'latin' : 'gurmukhi' }))}
    />
  );
}
