import { DeskTabs, type DeskView } from '../desk/DeskTabs.tsx';
import { BaniPanel } from '../desk/BaniPanel.tsx';
import { connectionStatus, DeskHeader } from '../desk/DeskHeader.tsx';
import { DeskLayout } from '../desk/DeskLayout.tsx';
import { DeskLines } from '../desk/DeskLines.tsx';
import type { DeliveryStatus } from '../desk/deliveryStatus.ts';
import { SlidesPanel } from '../desk/SlidesPanel.tsx';
import { StepBar } from '../desk/StepBar.tsx';
import type { Desk } from '../desk/useDesk.ts';
import { HistoryList } from '../search/SearchPanel.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { SHABAD, SHABAD_STATE } from './sampleTexts.ts';
import { INITIAL_PICTURE } from './applyCommand.ts';

const noop = () => undefined;

/** A desk with a shabad open at its third line. */
const DESK: Desk = {
  text: { kind: 'ready', text: SHABAD },
  active: 3,
  home: 1,
  ang: SHABAD.lines[0]?.ang ?? null,
  visited: new Set([1, 2, 3]),
  pending: null,
  delivery: null,
  history: [{ kind: 'shabad', id: SHABAD.id, title: SHABAD.title }],
  hasLookupFailed: false,
  send: noop,
  choose: noop,
  next: noop,
  previous: noop,
  goHome: noop,
  stepShabad: noop,
  stepAng: noop,
  reopen: noop,
  press: () => false,
};

export interface WholeDeskProps {
  view?: DeskView;
  desk?: Partial<Desk>;
  session?: Partial<typeof SHABAD_STATE>;
  isConnected?: boolean;
  delivery?: DeliveryStatus | null;
}

/** The complete desk without a connection. */
export function WholeDesk({
  view = 'lines',
  desk,
  session,
  isConnected = true,
  delivery = null,
}: WholeDeskProps) {
  const state = { ...SHABAD_STATE, ...session };
  const connection = isConnected
    ? { kind: 'connected' as const }
    : { kind: 'reconnecting' as const, since: 0 };
  const all = { ...DESK, ...desk };
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
      lines={<DeskLines desk={all} session={state} onPress={noop} />}
      search={<HistoryList history={all.history} onReopen={noop} />}
      banis={<BaniPanel banis={[]} open={state} onBani={noop} onCeremony={noop} />}
      slides={<SlidesPanel session={state} hostKind="current" onSlide={noop} onSend={noop} />}
      settings={
        <SettingsPanel
          fontSizes={INITIAL_PICTURE.fontSizes}
          display={INITIAL_PICTURE.settings}
          hasShortcuts
          onSend={noop}
          onShortcuts={noop}
        />
      }
      foot={
        <>
          <StepBar onPrevious={all.previous} onHome={all.goHome} onNext={all.next} />
          <DeskTabs view={view} onView={noop} />
        </>
      }
    />
  );
}
