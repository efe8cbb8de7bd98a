import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { interfaceText } from '../../../tools/vite/interfaceText.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../libs/*/*/src/**/*.stories.tsx',
    '../../reader/src/**/*.stories.tsx',
    '../../controller/src/**/*.stories.tsx',
    '../../display/src/**/*.stories.tsx',
    '../../embed/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      interfaceText(fileURLToPath(new URL('../../reader/lingui.config.ts', import.meta.url))),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
