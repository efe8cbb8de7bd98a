import { useLingui } from '@lingui/react/macro';
import { isOffered, type SiteOffer } from '@naad/settings-schema';
import type { DisplaySettings } from '@naad/sync-protocol';
import { Select, Stepper, Switch, Unavailable } from '@naad/ui-kit';
import { type DisplayField, toggleName } from './displayFields.ts';
import styles from './SettingsPanel.module.css';

export interface DisplayFieldControlProps {
  field: DisplayField;
  /** The display's current settings. */
  display: DisplaySettings;
  /** The site's capabilities; null until known, and then everything is offered. */
  site: SiteOffer | null;
  onChange: (change: DisplaySettings) => void;
}

/** One setting of the display. It shows the display's value, which changes a moment after the tap. */
export function DisplayFieldControl({ field, display, site, onChange }: DisplayFieldControlProps) {
  const { t, i18n } = useLingui();
  const label = i18n._(field.label);
  /** Why an option can't be chosen; undefined if it can. */
  const unavailable = (option?: string) =>
    isOffered(site, field.key, option) ? undefined : t`Not available on this site`;
  switch (field.kind) {
    case 'flag': {
      const reason = unavailable();
      return (
        <Switch
          label={label}
          hint={reason && <Unavailable text={reason} />}
          disabled={reason !== undefined}
          checked={display[field.key] ?? false}
          onChange={() => {
            onChange({ [field.key]: !(display[field.key] ?? false) });
          }}
        />
      );
    }
    case 'size':
      return (
        <Stepper
          label={label}
          value={display[field.key] ?? field.min}
          min={field.min}
          max={field.max}
          step={field.step}
          formatValue={(value) => i18n.number(value)}
          decreaseLabel={t`Decrease`}
          increaseLabel={t`Increase`}
          onChange={(value) => {
            onChange({ [field.key]: value });
          }}
        />
      );
    case 'name': {
      const reported = display[field.key] ?? '';
      const value = field.same?.[reported] ?? reported;
      const options = field.options.map((each) => ({
        value: each.value,
        label: i18n._(each.label),
        unavailable: unavailable(each.value),
      }));
      const isKnown = options.some((each) => each.value === value);
      return (
        <Select
          label={label}
          value={value}
          options={isKnown ? options : [{ value, label: value }, ...options]}
          onChange={({ currentTarget }) => {
            onChange({ [field.key]: currentTarget.value });
          }}
        />
      );
    }
    case 'list': {
      const names = display[field.key] ?? [];
      const offered = field.options.map(({ value }) => value);
      return (
        <fieldset className={styles['choices']}>
          <legend>{label}</legend>
          {field.options.map((each) => {
            const reason = unavailable(each.value);
            return (
              <label key={each.value} className={styles['choice']}>
                <input
                  type="checkbox"
                  disabled={reason !== undefined}
                  checked={names.includes(each.value)}
                  onChange={() => {
                    onChange({ [field.key]: toggleName(names, each.value, offered) });
                  }}
                />
                <span>
                  {i18n._(each.label)} {reason && <Unavailable text={reason} />}
                </span>
              </label>
            );
          })}
        </fieldset>
      );
    }
  }
}
