import '@naad/ui-tokens/styles';
import './docs.css';
import './fonts.css';
import type { I18n } from '@lingui/core';
import { THEME_NAMES } from '@naad/ui-tokens';
import type { Preview } from '@storybook/react-vite';
import { loadStoryMessages } from '../../reader/src/testing/loadStoryMessages.ts';
import { StoryFrame } from '../../reader/src/testing/StoryFrame.tsx';
import { checkLayoutOnly, checkInThemes } from './checkInThemes.ts';

const preview: Preview = {
  parameters: {
    // Accessibility violations fail a story's test. For passed rules axe lists one example only, because listing all
    // takes longer than checking.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
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
      description: 'Direction of the page, as the script of the interface has it',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    language: {
      description: 'Language of the interface',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', language: 'en' },
  loaders: [async ({ globals }) => ({ i18n: await loadStoryMessages(String(globals['language'])) })],
  // Only tests set these globals; people choose the theme in the toolbar.
  beforeEach: (context) => {
    if (context.globals['isSeenBefore'] === true) checkLayoutOnly(context);
  },
  afterEach: (context) => checkInThemes(context, (context.globals['alsoInThemes'] ?? []) as string[]),
  decorators: [
    (Story, { globals, loaded }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.dir = String(globals['direction']);
      return (
        <StoryFrame i18n={loaded['i18n'] as I18n}>
          <Story />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
