import {
  type ApiClient,
  type Capabilities,
  createApiClient,
  createHttpTransport,
  type SourceState,
} from '@naad/api-client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ControllerSessionStorage, OpenedText } from '@naad/settings-state';
import { followText, type SiteAddresses } from '@naad/api-contract';
import { keepAwake } from '@naad/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ControllerClient } from '@naad/sync-client';
import type { SessionCode } from '@naad/sync-protocol';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { performKey, useDeskKeys, useShortcutsChoice } from './useDeskKeys.ts';
import { connectionStatus, DeskHeader, useIsBehind } from './DeskHeader.tsx';
import { DeskLayout } from './DeskLayout.tsx';
import { DeskLines } from './DeskLines.tsx';
import { DeskTabs, type DeskView } from './DeskTabs.tsx';
import { openCommand } from './openText.ts';
import { StepBar } from './StepBar.tsx';
import { useDelivery } from './useDelivery.ts';
import { useHistory } from './useHistory.ts';
import { useLookups } from './useLookups.ts';
import { PanelsNotice } from './PanelsNotice.tsx';
import { usePanels } from './usePanels.ts';
import { useOpenText } from './useOpenText.ts';
import { useSteps } from './useSteps.ts';

/** A session, with what the desk needs to resume it. */
export interface DeskSession {
  readonly client: ControllerClient;
  readonly code: SessionCode;
  readonly pin: string;
  readonly history: readonly OpenedText[];
  /** Returns the phone's current token. */
  readonly token: () => string | null;
}

export interface DeskProps {
  active: DeskSession;
  addresses: Pick<SiteAddresses, 'apiOrigin' | 'apiPrefix' | 'readerUrl'>;
  keeper: ControllerSessionStorage;
  onLeave: () => void;
}

const NO_SOURCES: readonly SourceState[] = [];

/**
 * The site's capabilities; null until they are known, and everything is offered. They are requested with the desk, before
 * a visitor sees the settings, and after a failure with the next view.
 */
function useCapabilities(api: ApiClient, view: DeskView): Capabilities | null {
  const [capabilities, setCapabilities] = useState<Capabilities | null>(null);
  useEffect(() => {
    api.getCapabilities().then(setCapabilities, () => undefined);
  }, [api, view]);
  return capabilities;
}

/** The connected controller, which drives the display. */
export function Desk({ active, addresses, keeper, onLeave }: DeskProps) {
  const { t } = useLingui();
  const { client, code } = active;
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const [api] = useState(() =>
    createApiClient(createHttpTransport({ base: addresses.apiOrigin + addresses.apiPrefix })),
  );
  const [saved] = useState({ ...active, token: active.token() });
  const [view, setView] = useState<DeskView>('lines');
  const [hasShortcuts, setHasShortcuts] = useShortcutsChoice();
  const field = useRef<HTMLInputElement>(null);
  const { session, hostKind, display } = state;
  const text = useOpenText(api, session);
  const openText = text.kind === 'ready' ? text.text : null;
  const lookups = useLookups(client, api);
  const steps = useSteps({ text: openText, state, getState: client.getState, send: lookups.send });
  const history = useHistory(openText, saved, keeper);
  const delivery = useDelivery(state.deliveries);
  const isBehind = useIsBehind(state.painted);
  const focusSearch = () => {
    setView('search');
    // The field may be hidden until the view has rendered.
    requestAnimationFrame(() => field.current?.focus());
  };
  const site = useCapabilities(api, view);
  const panels = usePanels();
  useEffect(keepAwake, []);
  useDeskKeys(hasShortcuts, (action) =>
    performKey(action, { steps, send: lookups.send, display, focusSearch }),
  );
  /** After a choice from a list, the lines take the list's place. */
  const thenShowLines = (action: () => void) => {
    action();
    setView('lines');
  };

  return (
    <DeskLayout
      view={view}
      header={
        <DeskHeader
          connection={connectionStatus({ ...state, isBehind })}
          code={code}
          delivery={delivery}
          onLeave={onLeave}
        />
      }
      lines={
        <DeskLines
          text={text}
          steps={steps}
          lookups={lookups}
          session={session}
          onPress={() => {
            if (view === 'banis' || view === 'slides') setView('lines');
          }}
        />
      }
      search={
        <SearchPanel
          api={api}
          sources={site?.sources ?? NO_SOURCES}
          field={field}
          history={history}
          onOpen={(found) => {
            thenShowLines(() => {
              lookups.send(openCommand(found));
            });
          }}
          onPlace={(place) => {
            thenShowLines(() => {
              lookups.openPlace(place);
            });
          }}
          onReopen={(opened) => {
            thenShowLines(() => {
              lookups.reopen(opened);
            });
          }}
        />
      }
      banis={
        panels.kind === 'ready' ? (
          <panels.panels.LoadedBaniPanel
            api={api}
            open={{ kind: session?.kind ?? 'none', id: session?.id ?? null }}
            onBani={(id) => {
              thenShowLines(() => {
                lookups.reopen({ kind: 'bani', id });
              });
            }}
            onCeremony={(id) => {
              thenShowLines(() => {
                lookups.reopen({ kind: 'ceremony', id });
              });
            }}
          />
        ) : (
          <PanelsNotice panels={panels} />
        )
      }
      slides={
        panels.kind === 'ready' ? (
          <panels.panels.SlidesPanel
            session={session}
            hostKind={hostKind}
            onSend={lookups.send}
            followText={followText(t`Follow on your phone`, addresses, code)}
            hasHukamnama={site?.features.hukamnamas.absent === null}
            onFind={(shabad) => {
              thenShowLines(() => {
                lookups.find(shabad);
              });
            }}
            onSlide={({ command }) => {
              lookups.send(command);
              // Only a ceremony has lines.
              if (command.type === 'ceremony') setView('lines');
            }}
          />
        ) : (
          <PanelsNotice panels={panels} />
        )
      }
      settings={
        panels.kind === 'ready' ? (
          <panels.panels.SettingsPanel
            fontSizes={state.fontSizes}
            painted={state.painted}
            display={display}
            site={site}
            name={hostKind === 'current' ? state.name : null}
            onName={(name) => {
              client.rename(name);
            }}
            hasShortcuts={hasShortcuts}
            onSend={lookups.send}
            onShortcuts={setHasShortcuts}
          />
        ) : (
          <PanelsNotice panels={panels} />
        )
      }
      foot={
        <>
          {panels.kind === 'ready' && (
            <panels.panels.FootBars client={client} state={state} onSend={lookups.send} />
          )}
          <StepBar onPrevious={steps.previous} onHome={steps.goHome} onNext={steps.next} />
          <DeskTabs view={view} onView={setView} />
        </>
      }
    />
  );
}
