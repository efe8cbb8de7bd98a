import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugins for interface messages, shared by all builds and test runs of front ends. They replace the English text
 * in the source with ids and compile catalogs (`.po`) to modules; only files with a macro go through Babel.
 *
 * @param configPaths the `lingui.config.ts` of each front end in the build, usually one
 */
export function interfaceText(...configPaths: string[]): Plugin[] {
  const linguiConfig = getConfig(configPaths[0] === undefined ? {} : { configPath: configPaths[0] });
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
    ...configPaths.flatMap((configPath) =>
      lingui({ configPath, failOnCompileError: true }).map((plugin) => ofFolder(dirname(configPath), plugin)),
    ),
  ];
}

/** Limits a plugin's transformation to a front end's folder, because Lingui refuses catalogs of another one. */
function ofFolder(folder: string, { transform, ...plugin }: Plugin): Plugin {
  if (typeof transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { id: `${folder}/**` }, handler: transform } };
}
