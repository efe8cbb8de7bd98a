import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { joinScripts } from './build/joinScripts.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { systemTheme } from '../../tools/vite/systemTheme.ts';
import { writeDocuments } from './build/writeDocuments.ts';

const dist = fileURLToPath(new URL('../../dist/@naad/controller/', import.meta.url));

/** React's interface on a tenth of its code: what sends taps has to be there at once, also on a slow line. */
const PREACT = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/**
 * Two builds: what browsers load, then, with `--ssr`, the documents: the screen one comes to is drawn here, once for each
 * language, and its style, its texts and its script stand in it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/control/',
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    systemTheme(),
    ...(isSsrBuild ? [writeDocuments(dist)] : [joinScripts(), precompress()]),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // The documents are drawn by React itself; what it draws is the same.
  ...(isSsrBuild ? {} : { resolve: { alias: PREACT } }),
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: `${dist}server`,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'drawDocuments.js', codeSplitting: false } },
      }
    : {
        outDir: dist,
        emptyOutDir: true,
        manifest: true,
        minify: 'terser',
        terserOptions: { module: true, compress: { passes: 3, pure_getters: true }, ecma: 2020 },
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          input: 'src/entryClient.tsx',
        },
      },
}));
