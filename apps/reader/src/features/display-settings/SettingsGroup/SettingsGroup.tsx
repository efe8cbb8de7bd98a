import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import styles from './SettingsGroup.module.css';

export interface SettingsGroupProps {
  name: SettingsGroupName;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Related settings under a heading. */
export function SettingsGroup({ name, action, children }: SettingsGroupProps) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={headingId(name)} className={styles['group']}>
      <div className={styles['head']}>
        <h3 id={headingId(name)} tabIndex={-1} className={styles['title']}>
          {i18n._(TITLES[name])}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

export type SettingsGroupName =
  'translations' | 'transliteration' | 'lines' | 'layout' | 'reading' | 'bani' | 'more';

const TITLES: Readonly<Record<SettingsGroupName, MessageDescriptor>> = {
  translations: msg`Translations`,
  transliteration: msg`Transliteration`,
  lines: msg`Larivaar and pauses`,
  layout: msg`Layout`,
  reading: msg`Reading modes`,
  bani: msg`Bani`,
  more: msg`More`,
};

/** Id of a group's heading. */
export const headingId = (group: SettingsGroupName): string => `settings-${group}`;
