import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Translator } from '@naad/api-client';
import styles from './SourceChecks.module.css';

export interface SourceChecksProps {
  translators: readonly Translator[];
}

const LABELS: Readonly<Partial<Record<string, (names: string) => MessageDescriptor>>> = {
  en: (names) => msg`English translation: ${names}`,
  pu: (names) => msg`Punjabi translation: ${names}`,
  es: (names) => msg`Spanish translation: ${names}`,
  hi: (names) => msg`Hindi translation: ${names}`,
};

/** Results of the source checks of each translation. */
export function SourceChecks({ translators }: SourceChecksProps) {
  const { i18n } = useLingui();
  const figures = translators.flatMap(({ key, language, name, checks }) => {
    const found = checks ? figuresOf(checks).map((figure) => i18n._(figure)) : [];
    const label = LABELS[language]?.(name);
    return found.length === 0 ? [] : [{ key, label: label ? i18n._(label) : name, found }];
  });
  if (figures.length === 0) return null;
  return (
    <section className={styles['checks']} aria-labelledby="source-checks">
      <h2 id="source-checks" className={styles['heading']}>
        <Trans>Checks of the translations</Trans>
      </h2>
      <p>
        <Trans>
          A verse ends with its number, and so do many translations of it. Where the two differ, the
          translation may belong to another verse.
        </Trans>
      </p>
      <ul>
        {figures.map(({ key, label, found }) => (
          <li key={key}>
            {label} — {found.join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function figuresOf({
  endNumbers,
  withheld,
  truncated,
}: NonNullable<Translator['checks']>): MessageDescriptor[] {
  const hidden = withheld.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(endNumbers
      ? [
          msg`numbers compared: ${numeral(endNumbers.compared)}`,
          msg`differing: ${numeral(endNumbers.disagreeing)}`,
        ]
      : []),
    ...(hidden > 0 ? [msg`lines not shown: ${numeral(hidden)}`] : []),
    ...(truncated > 0 ? [msg`texts cut by the source: ${numeral(truncated)}`] : []),
  ];
}

const numeral = (number: number) => number.toLocaleString('en');
