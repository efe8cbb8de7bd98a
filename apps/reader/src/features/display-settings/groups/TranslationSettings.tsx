import { Trans, useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import type { TranslationLanguage } from '@naad/settings-schema';
import {
  selectTranslations,
  translationToggled,
  translatorToggled,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { usePlace } from '../../../actions/PlaceContext.tsx';
import { absenceText } from '../../../language/absenceText.ts';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { changedTranslators, type OfferedLanguage, offeredTranslations } from '../offeredTranslations.ts';
import { SettingsGroup } from '../SettingsGroup/SettingsGroup.tsx';
import { TranslatorChoices } from './TranslatorChoices.tsx';
import styles from './groups.module.css';

export interface TranslationSettingsProps {
  /** What this deployment has; null where that is not known. */
  capabilities: Capabilities | null;
}

/** Languages with those who translated into them, by name. What there is nothing of says why. */
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
        const { language, isOn, isThere, translators } = each;
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
                {isThere ? (
                  <Trans>Nobody’s translation of this work is here.</Trans>
                ) : (
                  (reason ?? <Trans>No translation into this language is here.</Trans>)
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
