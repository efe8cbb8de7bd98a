import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ConnectScreen } from './connect/ConnectScreen.tsx';
import { prefillOf } from './connect/prefillOf.ts';
import styles from './Controller.module.css';
import type { ControllerSessionKeeper } from '@naad/settings-state';
import type { Live } from './loadLive.ts';
import { useSession } from './useSession.ts';

export interface ControllerProps {
  /** Where the page is: its path may name a session. */
  address: Pick<Location, 'origin' | 'pathname' | 'hash'>;
  apiPrefix: string;
  keeper: ControllerSessionKeeper;
  /** What is needed once one connects. */
  loadLive: () => Promise<Live>;
}

/** The way in, and behind it the desk. */
export function Controller({ address, apiPrefix, keeper, loadLive }: ControllerProps) {
  const { t } = useLingui();
  const { phase, connect, leave } = useSession(loadLive, keeper, address.origin);
  const [prefill] = useState(() => prefillOf(address));

  useEffect(() => {
    // A PIN does not stay in sight, nor in the history of the browser.
    if (prefill.pin !== '') history.replaceState(null, '', address.pathname);
  }, [prefill, address]);
  useEffect(() => {
    if (phase.kind !== 'in') return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [phase.kind]);

  if (phase.kind === 'in') {
    const { active } = phase;
    const { Desk } = active.live;
    return <Desk active={active} apiPrefix={apiPrefix} keeper={keeper} onLeave={leave} />;
  }
  const isBusy = phase.kind !== 'out';
  const isLate = phase.kind === 'connecting' && phase.isLate;
  return (
    <>
      <p role="status" className={styles['status']} data-kind={isBusy ? 'busy' : 'out'}>
        {isBusy ? t`Connecting` : t`Disconnected`}
      </p>
      <ConnectScreen
        prefill={prefill}
        problem={phase.kind === 'out' ? phase.problem : null}
        isBack={phase.kind === 'out' && phase.wasIn}
        progress={isLate ? 'late' : isBusy ? 'connecting' : 'none'}
        onConnect={connect}
        onCancel={leave}
      />
    </>
  );
}
