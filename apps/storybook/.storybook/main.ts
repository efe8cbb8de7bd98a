import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { articles } from '../../reader/build/articles.ts';
import { appCatalogs } from '../../../tools/vite/appCatalogs.ts';
import {
  CHOSEN_FONTS,
  DEFAULT_FONT,
  fontFaces,
  LAST_FONT,
  LATIN_FONTS,
  LONE_SIGN_FONT,
  SCRIPT_FONTS,
} from '../../../tools/vite/fontFaces.ts';
import { interfaceText } from '../../../tools/vite/interfaceText.ts';
import { docBlocks } from './docBlocks.ts';

/** Every letter that the reader's subset of Nastaliq may have, and joiners. */
const NASTALIQ = [
  [0x0600, 0x06ff],
  [0x0768, 0x0768],
  [0x08c7, 0x08c7],
  [0x200c, 0x200d],
] as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.@(mdx|stories.tsx)',
    '../../!(storybook)/src/**/*.@(mdx|stories.tsx)',
    '../../../libs/*/*/src/**/*.@(mdx|stories.tsx)',
  ],
  // Responses of a server that stories of whole pages ask for.
  staticDirs: ['./server'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables, which plain Markdown lacks.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  typescript: {
    // The other generator prints readonly arrays as "unknown" and can't follow a type into another library.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('tsconfig.props.json', import.meta.url)),
      include: ['../../libs/*/*/src/**/*.tsx', '../*/src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx', '**/testing/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Without the hundreds of attributes of a native element.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      interfaceText(...appCatalogs()),
      articles(),
      // Full font files from their packages; the reader serves subsets of the same files.
      fontFaces('.storybook/fonts.css', {
        block: [
          DEFAULT_FONT,
          ...Object.values(CHOSEN_FONTS),
          SCRIPT_FONTS.devanagari,
          { ...SCRIPT_FONTS.nastaliq, ranges: NASTALIQ },
          LONE_SIGN_FONT,
          ...Object.values(LATIN_FONTS),
          LAST_FONT,
        ],
      }),
      docBlocks(),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
