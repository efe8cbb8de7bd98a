import { DeskTabs, type DeskView } from '../desk/DeskTabs.tsx';
import { BaniPanel } from '../desk/BaniPanel.tsx';
import { connectionStatus, DeskHeader } from '../desk/DeskHeader.tsx';
import { DeskLayout } from '../desk/DeskLayout.tsx';
import { DeskLines } from '../desk/DeskLines.tsx';
import type { DeliveryStatus } from '../desk/deliveryStatus.ts';
import { SlidesPanel } from '../desk/SlidesPanel.tsx';
import { UndoBar } from '../desk/UndoBar.tsx';
import { StepBar } from '../desk/StepBar.tsx';
import type { Lookups } from '../desk/useLookups.ts';
import type { TextState } from '../desk/useOpenText.ts';
import type { Steps } from '../desk/useSteps.ts';
import { HistoryList } from '../search/SearchPanel.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { SHABAD, SHABAD_STATE } from './sampleTexts.ts';
import { INITIAL_PICTURE } from './applyCommand.ts';

const noop = () => undefined;

/** A shabad at its third line. */
const STEPS: Steps = {
  active: 3,
  home: 1,
  pending: null,
  visited: new Set([1, 2, 3]),
  ang: SHABAD.lines[0]?.ang ?? null,
  choose: noop,
  next: noop,
  previous: noop,
  goHome: noop,
};

/** A site that doesn't answer. */
const NO_SEARCH = { search: () => Promise.reject(new Error('There is no site.')) };

const LOOKUPS: Lookups = {
  hasFailed: false,
  send: noop,
  stepShabad: noop,
  stepAng: noop,
  reopen: noop,
  openPlace: noop,
  find: noop,
};

export interface WholeDeskProps {
  view?: DeskView;
  text?: TextState;
  steps?: Partial<Steps>;
  hasLookupFailed?: boolean;
  session?: Partial<typeof SHABAD_STATE>;
  isConnected?: boolean;
  delivery?: DeliveryStatus | null;
  canUndo?: boolean;
}

/** The complete desk without a connection. */
export function WholeDesk({
  view = 'lines',
  text = { kind: 'ready', text: SHABAD },
  steps,
  hasLookupFailed = false,
  session,
  isConnected = true,
  delivery = null,
  canUndo = false,
}: WholeDeskProps) {
  const state = { ...SHABAD_STATE, ...session };
  const connection = isConnected
    ? { kind: 'connected' as const }
    : { kind: 'reconnecting' as const, since: 0 };
  const allSteps = { ...STEPS, ...steps };
  return (
    <DeskLayout
      view={view}
      header={
        <DeskHeader
          connection={connectionStatus({ connection, hostOnline: true })}
          code="BCD-FGH"
          delivery={delivery}
          onLeave={noop}
        />
      }
      lines={
        <DeskLines
          text={text}
          steps={allSteps}
          lookups={{ ...LOOKUPS, hasFailed: hasLookupFailed }}
          session={state}
          onPress={noop}
        />
      }
      search={
        <HistoryList history={[{ kind: 'shabad', id: SHABAD.id, title: SHABAD.title }]} onReopen={noop} />
      }
      banis={<BaniPanel api={NO_SEARCH} banis={[]} open={state} onBani={noop} onCeremony={noop} />}
      slides={
        <SlidesPanel
          {...{ session: state, hostKind: 'current', followText: 'https://naad.example/sync/BCD-FGH' }}
          hasHukamnama
          onSlide={noop}
          onSend={noop}
          onFind={noop}
        />
      }
      settings={
        <SettingsPanel
          fontSizes={INITIAL_PICTURE.fontSizes}
          display={INITIAL_PICTURE.settings}
          site={null}
          hasShortcuts
          onSend={noop}
          onShortcuts={noop}
        />
      }
      foot={
        <>
          <UndoBar session={state} onUndo={canUndo ? noop : null} />
          <StepBar onPrevious={allSteps.previous} onHome={allSteps.goHome} onNext={allSteps.next} />
          <DeskTabs view={view} onView={noop} />
        </>
      }
    />
  );
}
