import { Trans, useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import type { TranslationLanguage } from '@naad/gurbani-model';
import {
  selectTranslations,
  selectTransliterations,
  translationToggled,
  translatorToggled,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { hiddenClass } from '@naad/ui-kit';
import { usePlace } from '../../../shared/actions/PlaceContext.tsx';
import { absenceText } from '../../../shared/language/absenceText.ts';
import { ActionSwitch, SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import {
  changedTranslators,
  type OfferedLanguage,
  offeredTranslations,
  type OfferedTranslator,
} from '../offeredTranslations.ts';
import styles from './groups.module.css';

export interface TranslationSettingsProps {
  /** Capabilities of this site; null until known. */
  capabilities: Capabilities | null;
}

/** Languages with their translators by name. A language without any shows the reason. */
export function TranslationSettings({ capabilities }: TranslationSettingsProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const { sourceIds } = usePlace();
  const chosen = useSettingsSelector(selectTranslations);
  const offered = offeredTranslations(chosen, capabilities?.translators ?? [], sourceIds);
  const names: Record<TranslationLanguage, string> = {
    english: t`English`,
    punjabi: t`Punjabi`,
    spanish: t`Spanish`,
    hindi: t`Hindi`,
  };
  const handleToggle = (language: OfferedLanguage, field: string) => {
    const changed = changedTranslators(language, chosen[language.language], field);
    if (changed === null) dispatch(translationToggled(language.language));
    for (const translator of changed ?? []) {
      dispatch(translatorToggled({ language: language.language, translator }));
    }
  };
  return (
    <SettingsGroup name="translation">
      {offered.map((each) => {
        const { language, isOn, isAvailable, translators } = each;
        const isAbsent = capabilities !== null && translators.length === 0;
        const absent = language === 'hindi' ? capabilities?.features.hindi.absent : null;
        const reason = absent ? absenceText(i18n, absent) : null;
        return (
          <div key={language}>
            <ActionSwitch
              action={language}
              label={names[language]}
              isOn={isOn && !isAbsent}
              isDisabled={isAbsent}
            />
            {isAbsent && (
              <p className={styles['absent']}>
                {isAvailable ? (
                  <Trans>No translation available for this work.</Trans>
                ) : (
                  (reason ?? <Trans>No translation available in this language.</Trans>)
                )}
              </p>
            )}
            {isOn && translators.length > 0 && (
              <TranslatorChoices
                label={t`${names[language]}: translators`}
                translators={translators}
                onToggle={(field) => {
                  handleToggle(each, field);
                }}
              />
            )}
          </div>
        );
      })}
    </SettingsGroup>
  );
}

interface TranslatorChoicesProps {
  label: string;
  translators: readonly OfferedTranslator[];
  /** Called with the translator's field. */
  onToggle: (field: string) => void;
}

/** Translators into a language; any number can be chosen. */
function TranslatorChoices({ label, translators, onToggle }: TranslatorChoicesProps) {
  return (
    <fieldset className={styles['translators']}>
      <legend className={hiddenClass}>{label}</legend>
      {translators.map(({ field, name, isShown }) => (
        <label key={field} className={styles['translator']}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={() => {
              onToggle(field);
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Scripts in which lines are transliterated. */
export function TransliterationSettings() {
  const { t } = useLingui();
  const chosen = useSettingsSelector(selectTransliterations);
  return (
    <SettingsGroup name="transliteration">
      <ActionSwitch action="englishLetters" label={t`English`} isOn={chosen.includes('en')} />
      <ActionSwitch action="hindiLetters" label={t`Hindi`} isOn={chosen.includes('hi')} />
      <ActionSwitch action="shahmukhiLetters" label={t`Shahmukhi`} isOn={chosen.includes('ur')} />
      <ActionSwitch action="ipaLetters" label={t`IPA`} isOn={chosen.includes('ipa')} />
    </SettingsGroup>
  );
}
