import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { SiteResult } from '@naad/api-client';
import { ConnectScreen } from './connect/ConnectScreen.tsx';
import { setupProblem } from './connect/connectProblem.ts';
import { parsePrefill } from './connect/parsePrefill.ts';
import styles from './Controller.module.css';
import type { ControllerSessionStorage } from '@naad/settings-state';
import { type LoadedDesk, useSession } from './useSession.ts';

export interface ControllerProps {
  /** The page's URL, which may contain a session code. */
  address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Null while it loads, and until hydration: the document was rendered without the site's addresses. */
  site: SiteResult | null;
  keeper: ControllerSessionStorage;
  /** Loads the code that is needed once the phone connects. */
  loadDesk: () => Promise<LoadedDesk>;
}

/** The connect screen and, once connected, the desk. */
export function Controller({ address, site, keeper, loadDesk }: ControllerProps) {
  const { t } = useLingui();
  const { phase, connect, leave } = useSession(loadDesk, keeper);
  const [prefill] = useState(() => parsePrefill(address));

  useEffect(() => {
    // Keep the PIN out of the address bar and the browser history.
    if (prefill.pin !== '') history.replaceState(null, '', address.pathname + address.search);
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
    const { Desk } = active.deskModule;
    return <Desk active={active} addresses={active.site} keeper={keeper} onLeave={leave} />;
  }
  const isBusy = phase.kind !== 'out';
  const isLate = phase.kind === 'connecting' && phase.isLate;
  return (
    <>
      <p role="status" className={styles['status']} data-kind={isBusy ? 'busy' : 'out'}>
        {isBusy ? t`Connecting` : t`Disconnected`}
      </p>
      <ConnectScreen
        prefill={
          phase.kind === 'out' && phase.code !== null ? { code: phase.code, pin: '', invite: null } : prefill
        }
        problem={setupProblem(site) ?? (phase.kind === 'out' ? phase.problem : null)}
        {...(site?.kind === 'site' && { displayUrl: site.site.displayUrl })}
        isBack={phase.kind === 'out' && phase.wasIn}
        progress={isLate ? 'late' : isBusy ? 'connecting' : 'none'}
        onConnect={(code, pin) => {
          // The invitation only counts with the scanned code and PIN, not with edited ones.
          const isScanned = code === prefill.code && pin === prefill.pin;
          connect(code, pin, isScanned ? prefill.invite : null);
        }}
        onCancel={leave}
      />
    </>
  );
}
