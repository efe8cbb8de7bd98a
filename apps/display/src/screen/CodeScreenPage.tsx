import { Trans, useLingui } from '@lingui/react/macro';
import { createApiClient, createHttpTransport } from '@naad/api-client';
import type { ApiTransport, SiteAddresses } from '@naad/api-contract';
import { connectFollower } from '@naad/sync-client';
import { parseMessage, parseSessionCode, type SessionCode, SlideFeed } from '@naad/sync-protocol';
import { Button, IconButton, keepAwake, SettingsIcon } from '@naad/ui-kit';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { parseLook, type Look } from '../look/look.ts';
import { SlideView } from '../slides/SlideView.tsx';
import { type CodeScreen, type Confirmation, createCodeScreen, type Liveness } from './createCodeScreen.ts';
import { ScreenLook } from './ScreenLook.tsx';
import styles from './ScreenPage.module.css';
import { toggleFullscreen, useQuietCursor } from './ScreenPage.tsx';

/** The projected page of another machine: the slide of a session, and its own look at a press of L. */
export function CodeScreenPage({ screen, code }: { screen: CodeScreen; code: SessionCode }) {
  const { t } = useLingui();
  const { picture, liveness, site } = useSyncExternalStore(screen.subscribe, screen.getState);
  const [isChoosing, setChoosing] = useState(false);
  const isQuiet = useQuietCursor();
  useEffect(keepAwake, []);
  useEffect(() => {
    const handleKey = ({ key, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (repeat || ctrlKey || metaKey || altKey) return;
      if (key === 'Escape') setChoosing(false);
      if (target instanceof HTMLElement && target.closest('input, select')) return;
      if (key === 'f') toggleFullscreen();
      if (key === 'l') setChoosing((is) => !is);
    };
    addEventListener('keydown', handleKey);
    return () => {
      removeEventListener('keydown', handleKey);
    };
  }, []);
  return (
    <main
      className={styles['screen']}
      data-quiet={isQuiet && !isChoosing ? '' : undefined}
      data-liveness={liveness.kind}
    >
      <SlideView slide={picture.slide} look={picture.look} />
      <LivenessNote liveness={liveness} code={code} theme={picture.look.theme} />
      <div className={styles['tools']} data-theme={picture.look.theme}>
        <IconButton
          label={t`Look of this screen`}
          aria-expanded={isChoosing}
          onClick={() => {
            setChoosing((is) => !is);
          }}
        >
          <SettingsIcon />
        </IconButton>
        {isChoosing && (
          <div className={styles['look']}>
            <ScreenLook look={picture.look} site={site} onChange={screen.changeLook} />
            <Button onClick={toggleFullscreen}>
              <Trans>Full screen</Trans>
            </Button>
          </div>
        )}
      </div>
    </main>
  );
}

interface LivenessNoteProps {
  liveness: Liveness;
  code: SessionCode;
  theme: Look['theme'];
}

/** Says what the sangat sees if it isn't what the desk shows, or may not be. */
function LivenessNote({ liveness, code, theme }: LivenessNoteProps) {
  const { i18n } = useLingui();
  if (liveness.kind === 'live') return null;
  const time =
    liveness.kind === 'unconfirmed'
      ? i18n.date(new Date(liveness.since), { hour: 'numeric', minute: '2-digit' })
      : '';
  return (
    <p role="status" className={styles['waiting']} data-theme={theme}>
      {liveness.kind === 'waiting' && <Trans>Connecting to {code}…</Trans>}
      {liveness.kind === 'unconfirmed' && liveness.isDeskAway && (
        <Trans>Not live since {time}: the display is away. This line may be an old one.</Trans>
      )}
      {liveness.kind === 'unconfirmed' && !liveness.isDeskAway && (
        <Trans>Not live since {time}: no connection. This line may be an old one.</Trans>
      )}
      {liveness.kind === 'ended' && (
        <Trans>There is no session {code}. Start one, and open its code here.</Trans>
      )}
    </p>
  );
}

/** Asks for the code of the session to show. */
export function CodeForm() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <main className={styles['form']}>
      <form
        method="get"
        onSubmit={(event) => {
          if (parseSessionCode(typed) !== null) return;
          event.preventDefault();
          setWrong(true);
        }}
      >
        <label>
          <Trans>Code of the session</Trans>{' '}
          <input
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="ABC-XYZ"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
            }}
          />
        </label>
        <Button type="submit" variant="primary">
          <Trans>Open the screen</Trans>
        </Button>
        <p role="alert">{isWrong && t`A code has three letters, a dash and three letters.`}</p>
      </form>
    </main>
  );
}

const CONFIRM_TIMEOUT_MS = 4_000;

/** Opens the screen of a session by its code, or asks for the code. */
export function openCodeScreen(site: SiteAddresses, search: URLSearchParams): ReactNode {
  const code = parseSessionCode(search.get('code') ?? '');
  if (code === null) return <CodeForm />;
  const { apiOrigin: origin, apiPrefix } = site;
  const key = `naad-screen${search.get('name') === null ? '' : `-${search.get('name') ?? ''}`}`;
  const confirm = createHttpTransport({
    base: origin + apiPrefix,
    timeoutMs: CONFIRM_TIMEOUT_MS,
    cache: 'no-store',
  });
  const screen = createCodeScreen({
    follower: connectFollower({ origin, code }),
    client: createApiClient(createHttpTransport({ base: origin + apiPrefix })),
    look: readLook(window, key),
    saveLook: (look) => {
      writeLook(window, key, look);
    },
    confirm: () => readSlide(confirm, code),
  });
  return <CodeScreenPage screen={screen} code={code} />;
}

async function readSlide(read: ApiTransport, code: SessionCode): Promise<Confirmation> {
  try {
    const { status, body } = await read(`/slides/${code}`);
    if (status === 404) return { kind: 'unknown' };
    if (status === 429) return { kind: 'busy' };
    const feed = status === 200 ? parseMessage(SlideFeed, body) : null;
    return feed ? { kind: 'slide', slide: feed.slide, hostOnline: feed.hostOnline } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

function readLook({ localStorage: store }: LookKeeper, key: string): Look {
  try {
    return parseLook(JSON.parse(store.getItem(key) ?? 'null'));
  } catch {
    return parseLook(null);
  }
}

type LookKeeper = Pick<Window, 'localStorage'>;

function writeLook({ localStorage: store }: LookKeeper, key: string, look: Look): void {
  try {
    store.setItem(key, JSON.stringify(look));
  } catch {
    // The browser forbids storage: the look lasts until the window closes.
  }
}
