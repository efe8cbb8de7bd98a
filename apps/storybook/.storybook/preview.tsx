import '@naad/ui-tokens/styles';
import './docs.css';
import './fonts.css';
import type { I18n } from '@lingui/core';
import { INTERFACE_LANGUAGES, LANGUAGES } from '@naad/settings-schema';
import { THEME_NAMES } from '@naad/ui-tokens';
import type { Preview } from '@storybook/react-vite';
import { loadStoryMessages } from './loadStoryMessages.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** The toolbar's language, English if an address names another. */
const languageOf = (globals: Record<string, unknown>) =>
  INTERFACE_LANGUAGES.find((each) => each === globals['language']) ?? 'en';

const preview: Preview = {
  parameters: {
    // For passed rules axe lists one example only, because listing all takes longer than checking.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // With descriptions and defaults.
    controls: { expanded: true },
    layout: 'padded',
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guidance',
          'Tokens',
          'Kit',
          'Gurbani',
          'Reader',
          'Drawings',
          'Shell',
          'Pages',
          'Controller',
          'Display',
          'Embed',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...THEME_NAMES], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the page, as the language has it unless chosen',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [{ value: 'auto', title: 'Direction of the language' }, 'ltr', 'rtl'],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the interface',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [...INTERFACE_LANGUAGES],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'auto', language: 'en' },
  loaders: [
    async ({ globals, parameters }) => ({
      i18n: await loadStoryMessages(languageOf(globals), String(parameters['fileName'])),
    }),
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      const language = LANGUAGES[languageOf(globals)];
      const root = document.documentElement;
      root.dataset['theme'] = String(globals['theme']);
      root.lang = language.tag;
      root.dir = globals['direction'] === 'auto' ? language.direction : String(globals['direction']);
      return (
        <StoryFrame i18n={loaded['i18n'] as I18n}>
          <Story />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
