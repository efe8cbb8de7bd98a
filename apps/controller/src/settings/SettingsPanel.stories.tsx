import { DEFAULT_FONT_SIZES } from '@naad/sync-protocol';
import { SettingsPanel } from './SettingsPanel.tsx';

const meta = {
  title: 'Controller/Settings',
  component: SettingsPanel,
  globals: { viewport: { value: 'phone' } },
  args: {
    fontSizes: DEFAULT_FONT_SIZES,
    display: null,
    hasShortcuts: true,
    onSend: () => undefined,
    onShortcuts: () => undefined,
  },
};

export default meta;

export const LegacyDisplay = {};
export const NotToldYet = { args: { fontSizes: null } };
export const OurDisplay = {
  args: {
    display: {
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
    },
  },
};
