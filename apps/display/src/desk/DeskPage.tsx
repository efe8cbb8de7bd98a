import { randomId } from '../randomId.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ApiClient, createApiClient, createHttpTransport } from '@naad/api-client';
import { Button, keepAwake, Tabs } from '@naad/ui-kit';
import { type ReactNode, useState } from 'react';
import { captionText } from '@naad/sync-protocol';
import { captionMemory } from './captions/captionMemory.ts';
import { CaptionPanel } from './captions/CaptionPanel.tsx';
import { type CaptionSender, createCaptionSender } from './captions/createCaptionSender.ts';
import { BaniPanel } from './finding/BaniPanel.tsx';
import { HistoryPanel } from './finding/HistoryPanel.tsx';
import { SearchPanel } from './finding/SearchPanel.tsx';
import { DeskLock } from './lock/DeskLock.tsx';
import { ListPanel } from './list/ListPanel.tsx';
import { keepTexts } from './keepTexts.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { LookPanel } from './look/LookPanel.tsx';
import { OpenItem } from './lines/OpenItem.tsx';
import { UndoBar } from './lines/UndoBar.tsx';
import { ReadyPanel } from './ready/ReadyPanel.tsx';
import { ScreenPanel } from './screens/ScreenPanel.tsx';
import { DriveRequests } from './session/DriveRequests.tsx';
import { SessionPanel } from './session/SessionPanel.tsx';
import { SlidePanel } from './slides/SlidePanel.tsx';
import { DeskContext, useDesk, useDeskKeys, useDeskState } from './useDesk.ts';
import styles from './DeskPage.module.css';
import { createSyncApi, SessionHost } from '@naad/sync-client';
import type { SiteAddresses } from '@naad/api-contract';
import type { Desk } from './model/desk.ts';
import { parseListLink } from './model/playlist.ts';
import { createDesk } from './model/createDesk.ts';

export interface DeskPageProps {
  client: ApiClient;
  site: Pick<SiteAddresses, 'apiOrigin' | 'apiPrefix' | 'controllerUrl' | 'readerUrl'>;
  captions: CaptionSender;
}

/** The operator's desk: search, lines, and a preview of the screen. */
export function DeskPage({ client, site, captions }: DeskPageProps) {
  const { t } = useLingui();
  const desk = useDesk();
  const { isReplaced, isLocked, list } = useDeskState('isReplaced', 'isLocked', 'list');
  const [finding, setFinding] = useState('search');
  const [hadList, setHadList] = useState(false);
  if ((list !== null) !== hadList) {
    setHadList(list !== null);
    // A link opens its list by itself.
    if (list !== null) setFinding('list');
  }
  const [setting, setSetting] = useState('slides');
  const [hasSecond, setSecond] = useState(false);
  useDeskKeys(desk, () => {
    setFinding('search');
  });
  return (
    <div className={styles['desk']}>
      <header className={styles['header']}>
        {!isLocked && (
          <a href={site.readerUrl}>
            <Trans>Back to site</Trans>
          </a>
        )}
        <h1>
          <Trans>Display</Trans>
        </h1>
        <DeskLock />
      </header>
      {isReplaced && (
        <div role="alert" className={styles['notice']}>
          <p>
            <Trans>Another tab is controlling the screens.</Trans>
          </p>
          <Button
            onClick={() => {
              desk.takeOver();
            }}
          >
            <Trans>Take control</Trans>
          </Button>
        </div>
      )}
      <main className={styles['columns']} data-second={hasSecond ? '' : undefined}>
        <div className={styles['finders']} data-second={hasSecond ? '' : undefined} inert={isLocked}>
          <Tabs
            className={styles['find']}
            label={t`Find`}
            selected={finding}
            onSelect={setFinding}
            tabs={[
              {
                id: 'search',
                label: t`Search`,
                content: (
                  <SearchPanel client={client} id="desk-search" label={t`Search`}>
                    {!hasSecond && (
                      <Button
                        onClick={() => {
                          setSecond(true);
                        }}
                      >
                        <Trans>Second search</Trans>
                      </Button>
                    )}
                  </SearchPanel>
                ),
              },
              { id: 'banis', label: t`Banis`, content: <BaniPanel client={client} /> },
              { id: 'list', label: t`List`, content: <ListPanel /> },
              { id: 'history', label: t`History`, content: <HistoryPanel /> },
            ]}
          />
          {hasSecond && (
            <section aria-label={t`Second search`} className={styles['find']}>
              <SearchPanel client={client} id="desk-search-second" label={t`Second search`}>
                <Button
                  onClick={() => {
                    setSecond(false);
                  }}
                >
                  <Trans>Close the second search</Trans>
                </Button>
              </SearchPanel>
            </section>
          )}
        </div>
        <div className={styles['lines']} inert={isLocked}>
          <OpenItem />
          <UndoBar />
        </div>
        <div className={styles['side']} inert={isLocked}>
          <DriveRequests />
          <ScreenPanel client={client} />
          <Tabs
            label={t`Tools`}
            selected={setting}
            onSelect={setSetting}
            tabs={[
              { id: 'slides', label: t`Slides`, content: <SlidePanel site={site} /> },
              { id: 'look', label: t`Look`, content: <LookPanel /> },
              { id: 'session', label: t`Phones`, content: <SessionPanel site={site} /> },
              {
                id: 'captions',
                label: t`Captions`,
                content: <CaptionPanel sender={captions} apiUrl={site.apiOrigin + site.apiPrefix} />,
              },
              { id: 'ready', label: t`Ready`, content: <ReadyPanel site={site} /> },
              { id: 'keys', label: t`Keys`, content: <KeyHelp /> },
            ]}
          />
        </div>
      </main>
    </div>
  );
}

/** Opens the operator's page. */
export function openDesk(site: SiteAddresses): ReactNode {
  const { apiOrigin: origin, apiPrefix } = site;
  const client = createApiClient(
    keepTexts(createHttpTransport({ base: origin + apiPrefix }), {
      storage: 'caches' in globalThis ? globalThis.caches : undefined,
    }),
  );
  const api = createSyncApi({ origin, prefix: apiPrefix });
  const desk = createDesk({
    client,
    store: storeOf(window),
    id: randomId(),
    startSession: (session) => new SessionHost({ ...session, api, origin, takesSettings: true }),
  });
  const captions = createCaptionSender({
    call: createHttpTransport({ base: origin + apiPrefix }),
    memory: captionMemory(window),
  });
  // Also while another panel is open.
  desk.subscribe(() => {
    captions.show(captionText(desk.getState().picture.slide));
  });
  keepAwake();
  openListOf(desk, location);
  // Saves changes that are still waiting for the delayed write.
  addEventListener('pagehide', desk.saveMemory);
  return (
    <DeskContext value={desk}>
      <DeskPage client={client} site={site} captions={captions} />
    </DeskContext>
  );
}

/** Opens the list in the page's address, once: a reload resumes it where it was. */
function openListOf(desk: Desk, { hash, pathname, search }: Location): void {
  const list = hash.startsWith('#list=') ? parseListLink(hash) : null;
  if (list === null) return;
  history.replaceState(null, '', pathname + search);
  void desk.openList(list);
}

/** Returns null if the browser forbids storage. */
function storeOf(keeper: Pick<Window, 'localStorage'>): Storage | null {
  try {
    return keeper.localStorage;
  } catch {
    return null;
  }
}
