import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './Credits.module.css';

export interface CreditsProps {
  /** Translators with their keys (`language.translator`). */
  credits: readonly { readonly key: string; readonly translator: string }[];
}

const LABELS: readonly (readonly [string, (names: string) => MessageDescriptor])[] = [
  ['en', (names) => msg`English translation: ${names}`],
  ['pu', (names) => msg`Punjabi translation: ${names}`],
  ['es', (names) => msg`Spanish translation: ${names}`],
  ['hi', (names) => msg`Hindi translation: ${names}`],
];

/** Names the translators. */
export function Credits({ credits }: CreditsProps) {
  const { i18n } = useLingui();
  if (credits.length === 0) return null;
  return (
    <div className={styles['credits']} data-credits="">
      {LABELS.map(([language, label]) => {
        const names = credits
          .filter(({ key }) => key.startsWith(`${language}.`))
          .map(({ translator }) => translator);
        return names.length > 0 && <p key={language}>{i18n._(label(names.join(', ')))}</p>;
      })}
    </div>
  );
}
