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
import { hiddenClass, Unavailable } from '@naad/ui-kit';
import { usePlace } from '../../../shared/actions/PlaceContext.tsx';
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

/** Languages with their translators by name. What this site or the open work lacks says so. */
export function TranslationSettings({ capabilities }: TranslationSettingsProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { sourceIds } = usePlace();
  const chosen = useSettingsSelector(selectTranslations);
  const offered = offeredTranslations(chosen, capabilities, sourceIds);
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
        const { language, isOn, isOffered, translators, unavailable } = each;
        const isWithout = isOffered && capabilities !== null && translators.length === 0;
        return (
          <div key={language}>
            <ActionSwitch
              action={language}
              label={names[language]}
              isOn={isOn && !isWithout}
              isDisabled={isWithout}
              isOffered={isOffered}
            />
            {isWithout && (
              <p className={styles['absent']}>
                <Trans>No translation available for this work.</Trans>
              </p>
            )}
            {isOn && translators.length > 0 && (
              <TranslatorChoices
                label={t`${names[language]}: translators`}
                translators={translators}
                unavailable={unavailable}
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
  /** Fields of chosen translators that this site lacks. */
  unavailable: readonly string[];
  /** Called with the translator's field. */
  onToggle: (field: string) => void;
}

/** Translators into a language; any number can be chosen. */
function TranslatorChoices({ label, translators, unavailable, onToggle }: TranslatorChoicesProps) {
  const { t } = useLingui();
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
      {unavailable.map((field) => (
        <label key={field} className={styles['translator']}>
          <input type="checkbox" checked disabled />
          <span>
            {/* The capabilities don't name it, and only this one has the same id everywhere. */}
            {field === 'bdb' ? t`BaniDB` : field} <Unavailable text={t`Not available on this site`} />
          </span>
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
