import '@naad/ui-tokens/styles';
import './fonts.css';
import type { I18n } from '@lingui/core';
import { THEME_NAMES } from '@naad/ui-tokens';
import type { Preview } from '@storybook/react-vite';
import { loadStoryText } from '../../reader/src/testing/loadStoryText.ts';
import { StoryFrame } from '../../reader/src/testing/StoryFrame.tsx';
import { checkInThemes } from './checkInThemes.ts';

const preview: Preview = {
  parameters: {
    // A story that is not accessible fails its test.
    a11y: { test: 'error' },
    layout: 'padded',
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
  loaders: [async ({ globals }) => ({ i18n: await loadStoryText(String(globals['language'])) })],
  // Only the tests set this: whoever looks at a story chooses its theme in the toolbar.
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
