import { useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import { isOffered } from '@naad/settings-schema';
import { LIMITS } from '@naad/sync-protocol';
import { Select, Stepper, Switch } from '@naad/ui-kit';
import { BackgroundField } from '../background/BackgroundField.tsx';
import { type Look, SCREEN_THEMES, type ScreenTheme } from '../look/look.ts';
import { isOn, type LookField, stepSize, toggleField } from '../look/lookFields.ts';
import styles from './ScreenLook.module.css';

export interface ScreenLookProps {
  look: Look;
  /** Null while unknown. */
  site: Capabilities | null;
  onChange: (change: (look: Look) => Look) => void;
}

/** The look of one screen, which only this machine has. */
export function ScreenLook({ look, site, onChange }: ScreenLookProps) {
  const { t } = useLingui();
  const themes: Readonly<Record<ScreenTheme, string>> = {
    light: t`Light`,
    dark: t`Dark`,
    sepia: t`Sepia`,
    contrast: t`High contrast`,
  };
  const fields: readonly (readonly [LookField, string, (readonly [string, string])?])[] = [
    ['fit', t`As large as fits`],
    ['en', t`English`, ['translations', 'english']],
    ['pu', t`Punjabi`, ['translations', 'punjabi']],
    ['es', t`Spanish`, ['translations', 'spanish']],
    ['hi', t`Hindi`, ['translations', 'hindi']],
    ['latin', t`English letters`],
    ['devanagari', t`Hindi letters`],
    ['shahmukhi', t`Shahmukhi`],
    ['ipa', t`IPA`],
    ['nextLine', t`Next line below`],
    ['larivaar', t`Larivaar`],
    ['larivaarAssist', t`Larivaar assist`],
    ['visraams', t`Visraams`],
    ['centred', t`Centre align`],
    ['split', t`Split view`],
  ];
  const sizes = [
    ['gurbani', t`Gurbani size`],
    ['translation', t`Translation size`],
  ] as const;
  return (
    <section aria-label={t`Look`} className={styles['panel']}>
      <Select
        label={t`Screen theme`}
        value={look.theme}
        options={SCREEN_THEMES.map((value) => ({ value, label: themes[value] }))}
        onChange={({ currentTarget }) => {
          const theme = SCREEN_THEMES.find((each) => each === currentTarget.value);
          if (theme) onChange((now) => ({ ...now, theme }));
        }}
      />
      <BackgroundField
        value={look.background}
        onChange={(background) => {
          onChange((now) => ({ ...now, background }));
        }}
      />
      {fields
        .filter(([, , needs]) => needs === undefined || isOffered(site, ...needs))
        .map(([field, label]) => (
          <Switch
            key={field}
            label={label}
            checked={isOn(look, field)}
            onChange={() => {
              onChange((now) => toggleField(now, field));
            }}
          />
        ))}
      {sizes.map(([target, label]) => (
        <Stepper
          key={target}
          label={label}
          decreaseLabel={t`Decrease`}
          increaseLabel={t`Increase`}
          value={look.sizes[target]}
          min={LIMITS.fontSize.min}
          max={LIMITS.fontSize.max}
          onChange={(size) => {
            onChange((now) => stepSize(now, target, size > now.sizes[target] ? 'plus' : 'minus'));
          }}
        />
      ))}
    </section>
  );
}
