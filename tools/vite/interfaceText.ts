import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import type { Plugin } from 'vite';

/**
 * Vite plugins for interface messages, shared by all builds and test runs of front ends. They replace the English text
 * in the source with ids and compile catalogs (`.po`) to modules; only files with a macro go through Babel.
 *
 * @param configPath the front end's `lingui.config.ts`
 */
export function interfaceText(configPath: string): Plugin[] {
  const linguiConfig = getConfig({ configPath });
  return [
    {
      name: 'naad:interface-text',
      enforce: 'pre',
      async transform(code, id) {
        const file = id.split('?')[0] ?? id;
        if (!/\.tsx?$/.test(file) || !/@lingui\/(core|react)\/macro/.test(code)) return null;
        const result = await transformAsync(code, {
          filename: file,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[linguiMacro, { linguiConfig }]],
        });
        return result?.code ? { code: result.code, map: result.map as never } : null;
      },
    },
    ...lingui({ configPath, failOnCompileError: true }),
  ];
}
