import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@naad/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { prepareLocally } from '../askLocally.ts';
import { type LocalSearchState, localSearchStore } from '../localSearchStore.ts';
import styles from './LocalSearchSetting.module.css';

const MEGABYTE = 1e6;

/** Whether this device keeps what it needs to search by itself: a choice, since it is much for a cheap phone. */
export function LocalSearchSetting() {
  const state = useSyncExternalStore(localSearchStore.subscribe, localSearchStore.get, localSearchStore.get);
  useEffect(() => {
    // How much it would be is not known without a connection; it may be chosen all the same.
    localSearchStore.measure().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (state.kind === 'kept') prepareLocally();
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

/** The choice as it stands; nothing where this browser cannot keep anything. */
export function LocalSearchSwitch({ state, onChange }: LocalSearchSwitchProps) {
  const { t, i18n } = useLingui();
  if (state.kind === 'unknown') return null;
  const transferBytes = state.kind === 'off' ? state.transferBytes : null;
  const loads = transferBytes === null ? '' : i18n.number(Math.ceil(transferBytes / MEGABYTE));
  return (
    <div className={styles['choice']}>
      <Switch
        label={t`Search without a connection`}
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
      <progress aria-label={t`Loading the search`} {...(ofBytes > 0 && { value: bytes, max: ofBytes })} />
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
    return <Trans>Kept on this device: {kept} MB.</Trans>;
  }
  if (state.kind !== 'failed') return null;
  switch (state.failure) {
    case 'interrupted':
      return <Trans>Loading was interrupted. Switch it on to go on.</Trans>;
    case 'noRoom':
      return <Trans>There is not enough room on this device.</Trans>;
    case 'broken':
      return (
        <Trans>
          What was kept is damaged, so suggestions need a connection. Switch it on to load it again.
        </Trans>
      );
    case 'network':
      return <Trans>It did not load. Check your connection and switch it on again.</Trans>;
  }
}
