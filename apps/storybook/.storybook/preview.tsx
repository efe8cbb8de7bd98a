import '@naad/ui-tokens/styles';
import './fonts.css';
import { THEME_NAMES } from '@naad/ui-tokens';
import type { Preview } from '@storybook/react-vite';
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
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  // Only the tests set this: whoever looks at a story chooses its theme in the toolbar.
  afterEach: (context) => checkInThemes(context, (context.globals['alsoInThemes'] ?? []) as string[]),
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.dir = String(globals['direction']);
      return <Story />;
    },
  ],
};

export default preview;
