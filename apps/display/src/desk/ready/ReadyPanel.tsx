import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { createHttpTransport } from '@naad/api-client';
import type { SiteAddresses } from '@naad/api-contract';
import { Button, CheckIcon, WarningIcon } from '@naad/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDesk, useDeskState } from '../useDesk.ts';
import {
  checkReady,
  READY_CHECKS,
  type ReadyCause,
  type ReadyCheck,
  type ReadyParts,
  type ReadyResult,
  type ReadyResults,
  UNCHECKED,
} from './checkReady.ts';
import styles from './ReadyPanel.module.css';

const names: Readonly<Record<ReadyCheck, MessageDescriptor>> = {
  fonts: msg`Fonts`,
  screens: msg`Screens`,
  awake: msg`Display stays on`,
  network: msg`Network and session`,
  scripture: msg`Scripture`,
  roundTrip: msg`Speed`,
};

/** What to do. */
const remedies: Readonly<Record<ReadyCause, MessageDescriptor>> = {
  fontMissing: msg`A font didn't load. Reload this page and the screen.`,
  noScreen: msg`No screen is open. Press “Open the screen” above.`,
  notFullscreen: msg`A screen is in a window. Press F in it for full screen.`,
  screenLost: msg`A screen stopped responding. Close its window and open it again.`,
  awakeUnsupported: msg`The browser can't keep the display on here. Turn off sleep and screen saver in the computer's settings.`,
  awakeRefused: msg`The browser refused to keep the display on. Plug in the charger, and turn off sleep in the computer's settings.`,
  noServer: msg`The site doesn't answer. The screen still works; check the network cable or Wi-Fi before you search.`,
  noSession: msg`No session: phones can't join. Start one under Phones.`,
  otherScripture: msg`The text differs from the published one. Don't project it: update this site first.`,
  unknownScripture: msg`The text couldn't be compared with the published one. Check the network and try again.`,
  slow: msg`The network is slow: lines come late on phones. Move closer to the Wi-Fi, or use a cable.`,
};

/** Checks before a diwan, with what to do about each. */
export function ReadyPanel({ site }: { site: Pick<SiteAddresses, 'apiOrigin'> }) {
  const { i18n } = useLingui();
  const desk = useDesk();
  const { screens, session } = useDeskState('screens', 'session');
  const [results, setResults] = useState<ReadyResults>(UNCHECKED);
  const check = useEffectEvent(() => {
    const parts = partsOf(site.apiOrigin, {
      screens: () => screens,
      isSessionConnected: () => (session === null ? null : session.connection.kind === 'connected'),
    });
    void checkReady(parts, (name, result) => {
      setResults((now) => ({ ...now, [name]: result }));
    });
  });
  const signature = JSON.stringify([
    screens.map(({ isLost, isFullscreen }) => [isLost, isFullscreen]),
    session?.connection.kind,
  ]);
  const [checkCount, setCheckCount] = useState(0);
  useEffect(() => {
    check();
  }, [signature, checkCount]);
  const isReady = READY_CHECKS.every((name) => results[name].kind === 'ready');
  return (
    <section aria-label={i18n._(msg`Ready for diwan`)} className={styles['panel']}>
      <ul className={styles['checks']}>
        {READY_CHECKS.map((name) => (
          <li key={name} data-check={name} data-result={results[name].kind}>
            <ResultIcon result={results[name]} />
            <div>
              <strong>{i18n._(names[name])}</strong>
              <ResultText result={results[name]} />
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{isReady && <Trans>Everything is ready.</Trans>}</p>
      <Button
        onClick={() => {
          setResults(UNCHECKED);
          setCheckCount((count) => count + 1);
        }}
      >
        <Trans>Check again</Trans>
      </Button>
      {session === null && (
        <Button
          onClick={() => {
            desk.startSession();
          }}
        >
          <Trans>Start a session</Trans>
        </Button>
      )}
    </section>
  );
}

function ResultIcon({ result: { kind } }: { result: ReadyResult }) {
  if (kind === 'ready') return <CheckIcon />;
  return kind === 'checking' ? <span aria-hidden="true">…</span> : <WarningIcon />;
}

function ResultText({ result }: { result: ReadyResult }) {
  const { i18n } = useLingui();
  switch (result.kind) {
    case 'checking':
      return (
        <p>
          <Trans>Checking…</Trans>
        </p>
      );
    case 'ready': {
      const { ms } = result;
      return <p>{ms === undefined ? <Trans>Good</Trans> : <Trans>Good: {ms} ms</Trans>}</p>;
    }
    default:
      return <p>{i18n._(remedies[result.cause])}</p>;
  }
}

/** Defined by the build. */
declare const NAAD_MERKLE_ROOT: string;

const CALL_TIMEOUT_MS = 3_000;
const MANIFEST = '/.well-known/naad-manifest.json';

function partsOf(origin: string, desk: Pick<ReadyParts, 'screens' | 'isSessionConnected'>): ReadyParts {
  const call = createHttpTransport({ base: origin, timeoutMs: CALL_TIMEOUT_MS, cache: 'no-store' });
  const expect200 = async (path: string) => {
    const { status, body } = await call(path);
    if (status !== 200) throw new Error(`${path} answers ${String(status)}.`);
    return body;
  };
  return {
    ...desk,
    loadFonts: () => Promise.all([...document.fonts].map((font) => font.load())),
    keepAwake:
      'wakeLock' in navigator
        ? async () => {
            const lock = await navigator.wakeLock.request('screen');
            await lock.release();
          }
        : null,
    callServer: () => expect200('/healthz'),
    readRoot: async () => {
      const { root } = (await expect200(MANIFEST)) as { readonly root: unknown };
      if (typeof root !== 'string') throw new Error('The manifest has no root.');
      return root;
    },
    publishedRoot: NAAD_MERKLE_ROOT,
    now: () => performance.now(),
  };
}
