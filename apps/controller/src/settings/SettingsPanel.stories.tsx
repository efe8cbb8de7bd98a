import { DEFAULT_FONT_SIZES, type DisplaySettings } from '@naad/sync-protocol';
import { bareSite } from '../testing/bareSite.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

const meta = {
  title: 'Controller/Settings',
  component: SettingsPanel,
  globals: { viewport: { value: 'phone' } },
  args: {
    fontSizes: DEFAULT_FONT_SIZES,
    display: null,
    site: null,
    hasShortcuts: true,
    onSend: () => undefined,
    onShortcuts: () => undefined,
  },
};

export default meta;

export const LegacyDisplay = {};
export const NotToldYet = { args: { fontSizes: null } };
const DISPLAY = {
  translations: ['english'],
  transliterations: [],
  steeks: [],
  fontSize: 2,
  lineHeight: 1.6,
  translationFontSize: 1.2,
  transliterationFontSize: 1.2,
  larivaar: true,
  larivaarAssist: true,
  larivaarAssistStrength: 5,
  splitView: false,
  readingMode: false,
  paragraphMode: false,
  centerAlign: true,
  darkMode: false,
  mahaanKoshTooltip: false,
  visraams: true,
  visraamSource: 'sttm',
  visraamStyle: 'colored-words',
  fontFamily: 'gurmukhi_heavy',
  baniLength: 'xl',
  autoScroll: false,
  sehajPaathMode: false,
  theme: 'night',
  nextLine: true,
} satisfies DisplaySettings;

export const OurDisplay = { args: { display: DISPLAY } };
export const OnABareSite = { args: { display: DISPLAY, site: bareSite } };
export const OnABareSiteWithOtherChoices = {
  args: {
    display: { ...DISPLAY, translations: ['english', 'hindi'], steeks: ['bdb'], visraamSource: 'igurbani' },
    site: bareSite,
  },
};
