import { Trans, useLingui } from '@lingui/react/macro';
import { inReaderOrder } from '@naad/settings-schema';
import {
  preferencesChosen,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { SortableList } from '@naad/ui-kit';
import { useSortableWords } from '../../../shared/language/useSortableWords.ts';
import styles from './groups.module.css';

export interface TranslationOrderProps {
  /** Translators of the page, in any order. */
  shown: readonly { readonly key: string; readonly name: string; readonly language: string }[];
}

/** The order of the translations below a line and in the credits. */
export function TranslationOrder({ shown }: TranslationOrderProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const { translationOrder } = useSettingsSelector(selectPreferences);
  const words = useSortableWords();
  const keys = inReaderOrder(
    shown.map(({ key }) => key),
    translationOrder,
  );
  const items = keys.flatMap((key) => {
    const translator = shown.find((each) => each.key === key);
    if (!translator) return [];
    const { name, language } = translator;
    const content = (
      <>
        {name} <span className={styles['note']}>{language}</span>
      </>
    );
    return { id: key, label: name, content };
  });
  return (
    <>
      <p className={styles['caption']}>
        <Trans>Order</Trans>
      </p>
      <SortableList
        label={t`Order of the translations`}
        items={items}
        words={words}
        onMove={(from, to) => {
          const next = keys.filter((_, index) => index !== from);
          next.splice(to, 0, ...keys.slice(from, from + 1));
          // Keeps the places of translators of other works.
          const others = translationOrder.filter((key) => !next.includes(key));
          dispatch(preferencesChosen({ translationOrder: [...next, ...others] }));
        }}
      />
    </>
  );
}
