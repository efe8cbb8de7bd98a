import type { DeskView } from '../desk/DeskTabs.tsx';
import { BaniPanel } from '../desk/BaniPanel.tsx';
import { connectionWords } from '../desk/connectionWords.ts';
import { DeskHeader } from '../desk/DeskHeader.tsx';
import { DeskLayout } from '../desk/DeskLayout.tsx';
import { DeskLines } from '../desk/DeskLines.tsx';
import { DeskTabs } from '../desk/DeskTabs.tsx';
import type { ShownDelivery } from '../desk/shownDelivery.ts';
import { SlidesPanel } from '../desk/SlidesPanel.tsx';
import { StepBar } from '../desk/StepBar.tsx';
import type { Desk } from '../desk/useDesk.ts';
import { HistoryList } from '../search/HistoryList.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { SHABAD, SHABAD_STATE } from './sampleTexts.ts';
import { FIRST_PICTURE } from './showCommand.ts';

const NOTHING = () => undefined;

/** What is drawn of a desk on a shabad, at its third line. */
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
  send: NOTHING,
  choose: NOTHING,
  next: NOTHING,
  previous: NOTHING,
  goHome: NOTHING,
  stepShabad: NOTHING,
  stepAng: NOTHING,
  reopen: NOTHING,
  press: () => false,
};

export interface WholeDeskProps {
  view?: DeskView;
  desk?: Partial<Desk>;
  session?: Partial<typeof SHABAD_STATE>;
  isConnected?: boolean;
  delivery?: ShownDelivery | null;
}

/** The parts of the desk together, without what makes them live. */
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
          connection={connectionWords({ connection, hostOnline: true })}
          code="BCD-FGH"
          delivery={delivery}
          onLeave={NOTHING}
        />
      }
      lines={<DeskLines desk={all} session={state} onPress={NOTHING} />}
      search={<HistoryList history={all.history} onReopen={NOTHING} />}
      banis={<BaniPanel banis={[]} open={state} onBani={NOTHING} onCeremony={NOTHING} />}
      slides={<SlidesPanel session={state} hostKind="current" onSlide={NOTHING} onSend={NOTHING} />}
      settings={
        <SettingsPanel
          fontSizes={FIRST_PICTURE.fontSizes}
          display={FIRST_PICTURE.settings}
          hasShortcuts
          onSend={NOTHING}
          onShortcuts={NOTHING}
        />
      }
      foot={
        <>
          <StepBar onPrevious={all.previous} onHome={all.goHome} onNext={all.next} />
          <DeskTabs view={view} onView={NOTHING} />
        </>
      }
    />
  );
}
