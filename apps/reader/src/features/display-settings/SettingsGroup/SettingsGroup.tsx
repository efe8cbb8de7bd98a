import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { headingId, type SettingsGroupName, titleOf } from '../settingsGroups.ts';
import styles from './SettingsGroup.module.css';

export interface SettingsGroupProps {
  name: SettingsGroupName;
  children: ReactNode;
}

/** Choices that belong together, under what they are about. */
export function SettingsGroup({ name, children }: SettingsGroupProps) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={headingId(name)} className={styles['group']}>
      <h3 id={headingId(name)} tabIndex={-1} className={styles['title']}>
        {i18n._(titleOf(name))}
      </h3>
      {children}
    </section>
  );
}
