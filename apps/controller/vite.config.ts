import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { DEFAULT_FONT, fontFaces, LAST_FONT, SCRIPT_FONTS } from '../../tools/vite/fontFaces.ts';
import { fileList } from '../../tools/vite/fileList.ts';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { joinScripts } from './build/joinScripts.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { ICONS_DIRECTORY, staticApp } from '../../tools/vite/staticApp.ts';
import { systemTheme } from '../../tools/vite/systemTheme.ts';
import { writeDocuments } from './build/writeDocuments.ts';

const dist = fileURLToPath(new URL('../../dist/@naad/controller/', import.meta.url));

/** Texts of the web manifest, in English: it has one language. */
const NAMES = {
  name: 'Bani Controller',
  description: "Control a gurdwara's projector from your phone.",
};

/**
 * Two builds: the client, then, with `--ssr`, the documents. The first screen is rendered at build time, once per language,
 * with its styles, messages and script inline. All addresses in them are relative.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  publicDir: ICONS_DIRECTORY,
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    // For devices without such fonts. Each is loaded only if the page has its letters.
    fontFaces('src/fonts.css', { swap: [DEFAULT_FONT, ...Object.values(SCRIPT_FONTS), LAST_FONT] }),
    systemTheme(),
    ...(isSsrBuild
      ? [writeDocuments(dist), staticApp({ ...NAMES, directory: dist })]
      : [joinScripts(), fileList(), precompress()]),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
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
        terserOptions: {
          module: true,
          // `unsafe_arrows` is safe here: no bundled code calls `new` on a function expression.
          compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
          ecma: 2020,
        },
        modulePreload: {
          polyfill: false,
          // The entry is inline in the document.
          resolveDependencies: (_file, needed) => needed.filter((file) => !file.includes('entryClient')),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          input: 'src/entryClient.tsx',
        },
      },
}));
