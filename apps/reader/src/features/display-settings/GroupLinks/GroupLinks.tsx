import { useLingui } from '@lingui/react/macro';
import { headingId, type SettingsGroupName, titleOf } from '../SettingsGroup/SettingsGroup.tsx';
import styles from './GroupLinks.module.css';

export interface GroupLinksProps {
  groups: readonly SettingsGroupName[];
}

/** Links to each group of settings, always visible while the visitor scrolls. */
export function GroupLinks({ groups }: GroupLinksProps) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Groups of settings`} className={styles['links']}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className={styles['link']}
          onClick={() => {
            const heading = document.getElementById(headingId(group));
            heading?.scrollIntoView();
            heading?.focus({ preventScroll: true });
          }}
        >
          {i18n._(titleOf(group))}
        </button>
      ))}
    </nav>
  );
}
