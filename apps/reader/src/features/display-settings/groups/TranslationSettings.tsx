import { Trans, useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import type { TranslationLanguage } from '@naad/gurbani-model';
import {
  selectTranslations,
  translationToggled,
  translatorToggled,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { hiddenClass } from '@naad/ui-kit';
import { useId, useState } from 'react';
import { usePlace } from '../../../shared/actions/PlaceContext.tsx';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import {
  changedTranslators,
  type OfferedLanguage,
  offeredTranslations,
  type OfferedTranslator,
} from '../offeredTranslations.ts';
import styles from './groups.module.css';
import { TranslationOrder } from './TranslationOrder.tsx';

export interface TranslationSettingsProps {
  /** Capabilities of this site; null until known. */
  capabilities: Capabilities | null;
}

/** A switch for each language with a translation; all translators and their order on request. */
export function TranslationSettings({ capabilities }: TranslationSettingsProps) {
  const { t } = useLingui();
  const { sourceIds } = usePlace();
  const listId = useId();
  const [isListOpen, setIsListOpen] = useState(false);
  const chosen = useSettingsSelector(selectTranslations);
  const names: Record<TranslationLanguage, string> = {
    english: t`English`,
    punjabi: t`Punjabi`,
    spanish: t`Spanish`,
    hindi: t`Hindi`,
  };
  const languages = offeredTranslations(chosen, capabilities, sourceIds).filter(({ isOffered }) => isOffered);
  const shown = languages.flatMap(({ language, translators }) =>
    translators
      .filter(({ isShown }) => isShown)
      .map(({ key, name }) => ({ key, name, language: names[language] })),
  );
  return (
    <SettingsGroup
      name="translations"
      action={
        <button
          type="button"
          aria-expanded={isListOpen}
          aria-controls={listId}
          className={styles['all']}
          onClick={() => {
            setIsListOpen(!isListOpen);
          }}
        >
          <Trans>All translations</Trans>
        </button>
      }
    >
      <div id={listId}>
        {languages.map((language) => (
          <LanguageSettings
            key={language.language}
            offered={language}
            name={names[language.language]}
            isWithout={capabilities !== null && language.translators.length === 0}
            hasTranslators={isListOpen}
          />
        ))}
        {isListOpen && shown.length > 1 && <TranslationOrder shown={shown} />}
      </div>
    </SettingsGroup>
  );
}

interface LanguageSettingsProps {
  offered: OfferedLanguage;
  name: string;
  /** True if the open work has no translation into the language. */
  isWithout: boolean;
  /** True to offer the translators one by one. */
  hasTranslators: boolean;
}

function LanguageSettings({ offered, name, isWithout, hasTranslators }: LanguageSettingsProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const chosen = useSettingsSelector(selectTranslations);
  const { language, isOn, translators, shownNames } = offered;
  const isListed = hasTranslators && isOn && translators.length > 0;
  const hint = isWithout ? t`No translation available for this work.` : shownNames.join(', ') || undefined;
  const handleToggle = (field: string) => {
    const changed = changedTranslators(offered, chosen[language], field);
    if (changed === null) dispatch(translationToggled(language));
    for (const translator of changed ?? []) dispatch(translatorToggled({ language, translator }));
  };
  return (
    <>
      <ActionSwitch
        action={language}
        label={name}
        isOn={isOn && !isWithout}
        isDisabled={isWithout}
        hint={isListed ? undefined : hint}
      />
      {isListed && (
        <TranslatorChoices
          label={t`${name}: translators`}
          translators={translators}
          onToggle={handleToggle}
        />
      )}
    </>
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
