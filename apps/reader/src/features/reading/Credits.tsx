import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TranslatorName } from './VersesView/verseNames.ts';
import styles from './Credits.module.css';

export interface CreditsProps {
  /** The translators in the reader's order. */
  credits: readonly TranslatorName[];
}

/** Id of the element that names the translators, as a description of the verses. */
export const CREDITS_ID = 'credits';

const LABELS: Readonly<Partial<Record<string, (names: string) => MessageDescriptor>>> = {
  en: (names) => msg`English translation: ${names}`,
  pu: (names) => msg`Punjabi translation: ${names}`,
  es: (names) => msg`Spanish translation: ${names}`,
  hi: (names) => msg`Hindi translation: ${names}`,
  scheme: () => msg`Transliteration: computed, Naad scheme`,
};

/** Names the translators, in the order of their texts, and the scheme of the transliterations. */
export function Credits({ credits }: CreditsProps) {
  const { i18n } = useLingui();
  if (credits.length === 0) return null;
  const languageOf = (key: string) => key.split('.')[0] ?? '';
  return (
    <div id={CREDITS_ID} className={styles['credits']} data-credits="">
      {[...new Set(credits.map(({ key }) => languageOf(key)))].map((language) => {
        const names = credits.filter(({ key }) => languageOf(key) === language);
        const label = LABELS[language]?.(names.map(({ translator }) => translator).join(', '));
        return label && <p key={language}>{i18n._(label)}</p>;
      })}
    </div>
  );
}
