import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Switch, Unavailable } from '@naad/ui-kit';
import styles from './SettingsGroup.module.css';
import type { Place } from '../../../shared/actions/PlaceContext.tsx';
import { actionOf } from '../../../shared/actions/actions.ts';
import { useActionContext } from '../../../shared/actions/useActionContext.ts';

export interface SettingsGroupProps {
  name: SettingsGroupName;
  children: ReactNode;
}

/** Related settings under a heading. */
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

export type SettingsGroupName =
  'lines' | 'bani' | 'page' | 'visraams' | 'reading' | 'more' | 'transliteration' | 'translation' | 'sizes';

/** Titles of the groups, in their established order. */
const TITLES: Readonly<Record<SettingsGroupName, MessageDescriptor>> = {
  lines: msg`Lines`,
  bani: msg`Bani`,
  page: msg`Page`,
  visraams: msg`Visraams`,
  reading: msg`Reading`,
  more: msg`More`,
  transliteration: msg`Transliteration`,
  translation: msg`Translation`,
  sizes: msg`Fonts and sizes`,
};

export const titleOf = (group: SettingsGroupName): MessageDescriptor => TITLES[group];

/** Groups that apply to a page. */
export function groupsOf({ isBani }: Place): SettingsGroupName[] {
  return (Object.keys(TITLES) as SettingsGroupName[]).filter((group) => isBani || group !== 'bani');
}

/** Id of a group's heading. */
export const headingId = (group: SettingsGroupName): string => `settings-${group}`;

interface ActionSwitchProps {
  /** Id of the action that the switch runs and takes its label from. */
  action: string;
  isOn: boolean;
  /** Shorter label where the context says the rest; must be part of the action's own label. */
  label?: string;
  hint?: string | undefined;
  /** False shows the switch as unavailable on this site; by default true. */
  isOffered?: boolean;
  isDisabled?: boolean;
}

/** Switch that runs an action, just like the action's keyboard shortcut. */
export function ActionSwitch({
  action: id,
  isOn,
  label,
  hint,
  isOffered = true,
  isDisabled = false,
}: ActionSwitchProps) {
  const { t, i18n } = useLingui();
  const context = useActionContext();
  const action = actionOf(id);
  const name = i18n._(action.label);
  return (
    <Switch
      label={label ?? name}
      aria-label={name}
      hint={isOffered ? hint : <Unavailable text={t`Not available on this site`} />}
      checked={isOn}
      disabled={isDisabled || !isOffered}
      onChange={() => {
        action.run(context);
      }}
    />
  );
}
