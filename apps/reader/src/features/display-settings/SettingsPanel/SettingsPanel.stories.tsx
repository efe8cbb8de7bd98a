import type { Preferences } from '@naad/settings-schema';
import type { Place } from '../../../shared/actions/PlaceContext.tsx';
import { PlaceProvider } from '../../../shared/actions/PlaceContext.tsx';
import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { CAPABILITIES } from '../testing/capabilities.ts';
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.tsx';

interface PanelArgs extends SettingsPanelProps {
  place: Partial<Place>;
  preferences: Partial<Preferences>;
}

const meta = {
  title: 'Reader/Display settings',
  component: SettingsPanel,
  args: { capabilities: CAPABILITIES, place: {}, preferences: {} } satisfies PanelArgs,
  parameters: { layout: 'fullscreen' },
  render: ({ place, preferences, ...props }: PanelArgs) => (
    <SiteFrame preferences={preferences}>
      <PlaceProvider value={{ hasVerses: true, isAng: false, isBani: false, sourceIds: ['G'], ...place }}>
        <SettingsPanel {...props} />
      </PlaceProvider>
    </SiteFrame>
  ),
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };
const everything = {
  preferences: {
    isLarivaar: true,
    hasAssist: true,
    hasVisraams: true,
    translations: { english: ['ssk', 'ms'], punjabi: ['ss'], spanish: ['sn'], hindi: [] },
  },
} satisfies Partial<PanelArgs>;

export const Open = {};
export const EverythingOn = { args: everything };
export const EverythingOnOnPhone = { args: everything, globals: phone };
export const OnAnAng = { args: { place: { isAng: true, sourceIds: ['D'] } } satisfies Partial<PanelArgs> };
export const OnABani = { args: { place: { isBani: true } } satisfies Partial<PanelArgs> };
export const WithChoicesOfAnotherSite = {
  args: {
    preferences: {
      hasVisraams: true,
      visraamSource: 'igurbani',
      translations: { english: ['ssk', 'bdb'], punjabi: [], spanish: [], hindi: ['ss'] },
    },
  } satisfies Partial<PanelArgs>,
};
export const BeforeItIsKnownWhatThereIs = { args: { capabilities: null } satisfies Partial<PanelArgs> };
