import { Trans } from '@lingui/react/macro';
import { readLastSync } from '@naad/settings-state';
import { parseSessionCode } from '@naad/sync-protocol';
import { hiddenClass } from '@naad/ui-kit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { SyncForm } from '../../features/sync/SyncForm/SyncForm.tsx';
import type { SyncContent } from './content.ts';
import styles from './SyncPage.module.css';
import { useSyncSession, type SyncPhase } from './useSyncSession.ts';

/** Follows the display of a hall: asks for its code, then mirrors it. */
export function SyncPage({ content: { code, asked, isMalformed } }: { content: SyncContent }) {
  const { phase, connect, exit, warmUp } = useSyncSession(parseSessionCode(code), isMalformed);
  const lastCode = useLastCode();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowing = phase.kind === 'following';
  const wasFollowing = useRef(false);
  useEffect(() => {
    // The focused element was unmounted.
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
              Follow the display in the hall, line by line, on your own screen. Its code is on the display.
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
            <Trans>To follow a display, turn on JavaScript. The rest of this site works without it.</Trans>
          </p>
        </>
      )}
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** The code of the last session [B98]; null on the server. */
function useLastCode(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => parseSessionCode(readLastSync(window)),
    () => null,
  );
}

interface FollowingProps {
  phase: Extract<SyncPhase, { kind: 'following' }>;
  onExit: () => void;
}

/** A followed session, rendered again with each change of the follower's state. */
function Following({ phase: { client, api, code, parts }, onExit }: FollowingProps) {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  return <parts.FollowPage api={api} code={code} state={state} onExit={onExit} />;
}
