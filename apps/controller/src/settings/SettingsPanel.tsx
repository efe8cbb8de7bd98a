import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteOffer } from '@naad/settings-schema';
import {
  type Command,
  type DisplaySettings,
  FONT_TARGETS,
  type FontSizes,
  type FontTarget,
  LIMITS,
  type Painted,
} from '@naad/sync-protocol';
import { Stepper, Switch } from '@naad/ui-kit';
import { NameField } from './NameField.tsx';
import { DisplayFieldControl } from './DisplayFieldControl.tsx';
import { supportedFields } from './displayFields.ts';
import styles from './SettingsPanel.module.css';
import { Fragment } from 'react';
import { DESK_KEYS, keycaps } from './deskKeys.ts';

const TARGETS: Readonly<Record<FontTarget, MessageDescriptor>> = {
  gurbani: msg`Gurbani`,
  translation: msg`Translation`,
  teeka: msg`Teeka`,
  transliteration: msg`Transliteration`,
};

export interface SettingsPanelProps {
  /** Null until the display has reported them. */
  fontSizes: FontSizes | null;
  /** Null for a legacy display, which accepts none. */
  display: DisplaySettings | null;
  /** What the projector reports to have painted; null if it doesn't. */
  painted?: Painted | null;
  /** The site's capabilities; null until known. */
  site: SiteOffer | null;
  /** This phone's name; null if the display shows none. */
  name?: string | null;
  onName?: (name: string) => void;
  hasShortcuts: boolean;
  onSend: (command: Command) => void;
  onShortcuts: (isOn: boolean) => void;
}

/** Settings of the display. Only the phone's name and the switch of its keys are about this phone. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { fontSizes, display, painted = null, site, hasShortcuts, onSend, onShortcuts } = props;
  const { name = null, onName } = props;
  const { t, i18n } = useLingui();
  const { min, max } = LIMITS.fontSize;
  return (
    <div className={styles['panel']}>
      <section aria-labelledby="sizes" className={styles['group']}>
        <h2 id="sizes">
          <Trans>Font sizes on the screen</Trans>
        </h2>
        {fontSizes === null ? (
          <p className={styles['notice']}>
            <Trans>Waiting for the display's font sizes…</Trans>
          </p>
        ) : (
          FONT_TARGETS.map((target) => (
            <Stepper
              key={target}
              label={i18n._(TARGETS[target])}
              value={fontSizes[target]}
              min={min}
              max={max}
              formatValue={(value) => i18n.number(value)}
              decreaseLabel={t`Decrease`}
              increaseLabel={t`Increase`}
              onChange={(value) => {
                onSend({ type: 'fontSize', target, value: value > fontSizes[target] ? 'plus' : 'minus' });
              }}
            />
          ))
        )}
      </section>
      {display && (
        <section aria-labelledby="display" className={styles['group']}>
          <h2 id="display">
            <Trans>Display settings</Trans>
          </h2>
          {supportedFields(display).map((field) => (
            <DisplayFieldControl
              key={field.key}
              field={field}
              display={display}
              site={site}
              onChange={(settings) => {
                onSend({ type: 'display', settings });
              }}
            />
          ))}
        </section>
      )}
      {name !== null && onName && (
        <section aria-labelledby="phone-name" className={styles['group']}>
          <h2 id="phone-name">
            <Trans>Name of this phone</Trans>
          </h2>
          <NameField name={name} onName={onName} />
        </section>
      )}
      <section aria-labelledby="keys" className={styles['group']}>
        <h2 id="keys">
          <Trans>Keyboard</Trans>
        </h2>
        <Switch
          label={t`Keyboard shortcuts`}
          checked={hasShortcuts}
          onChange={({ currentTarget: { checked } }) => {
            onShortcuts(checked);
          }}
        />
        <KeyList />
      </section>
      {painted && (
        <section aria-labelledby="projector" className={styles['group']}>
          <h2 id="projector">
            <Trans>Projector</Trans>
          </h2>
          <p className={styles['notice']} data-testid="painted">
            {painted.isCurrent ? (
              <Trans>Painted the latest picture</Trans>
            ) : (
              <Trans>Has not painted the latest picture</Trans>
            )}{' '}
            <span dir="ltr">{`${String(painted.rev)} · ${painted.slide}`}</span>
          </p>
        </section>
      )}
    </div>
  );
}

/** Lists the keyboard shortcuts. */
function KeyList() {
  const { i18n } = useLingui();
  return (
    <dl className={styles['keys']}>
      {DESK_KEYS.map(({ keys: [first = ''], label }) => (
        <Fragment key={first}>
          <dt>
            <kbd>{keycaps(first)}</kbd>
          </dt>
          <dd>{i18n._(label)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
