import { createApiClient, createHttpTransport } from '@naad/api-client';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { ControllerSessionKeeper } from '@naad/settings-state';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { useShortcutsChoice } from '../settings/useShortcutsChoice.ts';
import type { ActiveSession } from '../useSession.ts';
import { LoadedBaniPanel } from './BaniPanel.tsx';
import { connectionWords } from './connectionWords.ts';
import { DeskHeader } from './DeskHeader.tsx';
import { DeskLayout } from './DeskLayout.tsx';
import { DeskLines } from './DeskLines.tsx';
import { DeskTabs, type DeskView } from './DeskTabs.tsx';
import { openCommand } from './openText.ts';
import { SlidesPanel } from './SlidesPanel.tsx';
import { StepBar } from './StepBar.tsx';
import { useDesk } from './useDesk.ts';
import { useDeskKeys } from './useDeskKeys.ts';

export interface DeskProps {
  active: ActiveSession;
  apiPrefix: string;
  keeper: ControllerSessionKeeper;
  onLeave: () => void;
}

/** What one drives the display with. */
export function Desk({ active: { client, code, pin, history }, apiPrefix, keeper, onLeave }: DeskProps) {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const [api] = useState(() => createApiClient(createHttpTransport({ base: apiPrefix })));
  const [kept] = useState({ code, pin, history });
  const [view, setView] = useState<DeskView>('lines');
  const [hasShortcuts, setHasShortcuts] = useShortcutsChoice();
  const field = useRef<HTMLInputElement>(null);
  const desk = useDesk({
    client,
    state,
    api,
    kept,
    keeper,
    focusSearch() {
      setView('search');
      // It may be out of sight until the view is drawn.
      requestAnimationFrame(() => field.current?.focus());
    },
  });
  useDeskKeys(hasShortcuts, desk.press);
  const { session, hostKind } = state;
  /** What is chosen from a list goes to the screen, and the list makes room for its lines. */
  const andShowLines = (act: () => void) => {
    act();
    setView('lines');
  };

  return (
    <DeskLayout
      view={view}
      header={
        <DeskHeader
          connection={connectionWords(state)}
          code={code}
          delivery={desk.delivery}
          onLeave={onLeave}
        />
      }
      lines={
        <DeskLines
          desk={desk}
          session={session}
          onPress={() => {
            if (view === 'banis' || view === 'slides') setView('lines');
          }}
        />
      }
      search={
        <SearchPanel
          api={api}
          field={field}
          history={desk.history}
          onOpen={(found) => {
            andShowLines(() => {
              desk.send(openCommand(found));
            });
          }}
          onReopen={(opened) => {
            andShowLines(() => {
              desk.reopen(opened);
            });
          }}
        />
      }
      banis={
        <LoadedBaniPanel
          api={api}
          open={{ kind: session?.kind ?? 'none', id: session?.id ?? null }}
          onBani={(id) => {
            andShowLines(() => {
              desk.reopen({ kind: 'bani', id, title: '' });
            });
          }}
          onCeremony={(id) => {
            andShowLines(() => {
              desk.reopen({ kind: 'ceremony', id, title: '' });
            });
          }}
        />
      }
      slides={
        <SlidesPanel
          session={session}
          hostKind={hostKind}
          onSend={desk.send}
          onSlide={({ command }) => {
            desk.send(command);
            // A ceremony has lines to go through; a slide is over with itself.
            if (command.type === 'ceremony') setView('lines');
          }}
        />
      }
      settings={
        <SettingsPanel
          fontSizes={state.fontSizes}
          display={state.display}
          hasShortcuts={hasShortcuts}
          onSend={desk.send}
          onShortcuts={setHasShortcuts}
        />
      }
      foot={
        <>
          <StepBar onPrevious={desk.previous} onHome={desk.goHome} onNext={desk.next} />
          <DeskTabs view={view} onView={setView} />
        </>
      }
    />
  );
}
