import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@naad/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { prepareLocalSearch } from '../searchLocally.ts';
import { type LocalSearchState, localSearchStore } from '../localSearchStore.ts';
import styles from './LocalSearchSetting.module.css';

const MEGABYTE = 1e6;

/** Setting to search on this device without a connection. Optional, since the download is large for a cheap phone. */
export function LocalSearchSetting() {
  const state = useSyncExternalStore(localSearchStore.subscribe, localSearchStore.get, localSearchStore.get);
  useEffect(() => {
    // The size is unknown without a connection, but the setting works anyway.
    localSearchStore.measure().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (state.kind === 'kept') prepareLocalSearch();
  }, [state]);
  return (
    <LocalSearchSwitch
      state={state}
      onChange={(isWanted) => {
        void (isWanted ? localSearchStore.start() : localSearchStore.remove());
      }}
    />
  );
}

export interface LocalSearchSwitchProps {
  state: LocalSearchState;
  onChange: (isWanted: boolean) => void;
}

/** Switch for search on this device; renders nothing if the browser has no storage for it. */
export function LocalSearchSwitch({ state, onChange }: LocalSearchSwitchProps) {
  const { t, i18n } = useLingui();
  if (state.kind === 'unknown') return null;
  const transferBytes = state.kind === 'off' ? state.transferBytes : null;
  const loads = transferBytes === null ? '' : i18n.number(Math.ceil(transferBytes / MEGABYTE));
  return (
    <div className={styles['choice']}>
      <Switch
        label={t`Offline suggestions`}
        hint={
          loads === ''
            ? t`Suggestions for first letters, Gurmukhi and romanized words come from this device.`
            : t`Suggestions for first letters, Gurmukhi and romanized words come from this device. This loads ${loads} MB.`
        }
        checked={state.kind === 'kept' || state.kind === 'storing'}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {state.kind === 'storing' && <Loading {...state} />}
      <p role="status" className={styles['status']}>
        <Outcome state={state} />
      </p>
    </div>
  );
}

function Loading({ bytes, ofBytes }: { bytes: number; ofBytes: number }) {
  const { t, i18n } = useLingui();
  const [done, all] = [bytes, ofBytes].map((each) => i18n.number(Math.round(each / MEGABYTE)));
  return (
    <div className={styles['loading']}>
      <progress aria-label={t`Loading suggestions`} {...(ofBytes > 0 && { value: bytes, max: ofBytes })} />
      {ofBytes > 0 && (
        <span>
          <Trans>
            {done} of {all} MB
          </Trans>
        </span>
      )}
    </div>
  );
}

function Outcome({ state }: { state: LocalSearchState }) {
  const { i18n } = useLingui();
  if (state.kind === 'kept') {
    const kept = i18n.number(Math.round(state.bytes / MEGABYTE));
    return <Trans>Saved on this device: {kept} MB.</Trans>;
  }
  if (state.kind !== 'failed') return null;
  switch (state.failure) {
    case 'interrupted':
      return <Trans>Loading was interrupted. Turn it on to continue.</Trans>;
    case 'noRoom':
      return <Trans>Not enough space on this device.</Trans>;
    case 'broken':
      return (
        <Trans>
          The saved data is damaged, so suggestions need a connection. Turn this on to load it again.
        </Trans>
      );
    case 'network':
      return <Trans>Loading failed. Check your connection, then turn it on again.</Trans>;
  }
}
