import { Trans } from '@lingui/react/macro';
import { readLastSync } from '@naad/settings-state';
import { parseSessionCode } from '@naad/sync-protocol';
import { hiddenClass } from '@naad/ui-kit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { SyncForm } from '../../features/sync/SyncForm/SyncForm.tsx';
import type { SyncContent } from '../routeResult.ts';
import { Following } from './Following.tsx';
import styles from './SyncPage.module.css';
import { useSyncSession } from './useSyncSession.ts';

/** Follows the display of a hall: asks for its code, then shows what it shows. */
export function SyncPage({ content: { code, asked, isMalformed } }: { content: SyncContent }) {
  const { phase, connect, exit, warmUp } = useSyncSession(parseSessionCode(code), isMalformed);
  const lastCode = useLastCode();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowing = phase.kind === 'following';
  const wasFollowing = useRef(false);
  useEffect(() => {
    // What had the focus is gone.
    if (isFollowing !== wasFollowing.current) heading.current?.focus({ preventScroll: true });
    wasFollowing.current = isFollowing;
  }, [isFollowing]);
  return (
    <div className={styles['page']} data-following={isFollowing || undefined}>
      <h1 ref={heading} tabIndex={-1} className={isFollowing ? hiddenClass : undefined}>
        <Trans>Sangat Sync</Trans>
      </h1>
      {isFollowing ? (
        <Following phase={phase} onExit={exit} />
      ) : (
        <>
          <p>
            <Trans>
              Read along on your own screen, line by line, with what the display in the hall shows. Its code
              stands on the display.
            </Trans>
          </p>
          <SyncForm
            key={asked}
            code={asked}
            lastCode={lastCode}
            problem={phase.kind === 'form' ? phase.problem : null}
            isJoining={phase.kind === 'joining'}
            onConnect={connect}
            onTouch={warmUp}
          />
          <p className={styles['scriptless']}>
            <Trans>
              Following a display needs JavaScript, which is switched off here. All else on this site does
              without.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

const never = () => () => undefined;

/** The code of the last session (behaviour 98); known in a browser alone. */
function useLastCode(): string | null {
  return useSyncExternalStore(
    never,
    () => parseSessionCode(readLastSync(window)),
    () => null,
  );
}
