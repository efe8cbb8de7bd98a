import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { systemTheme } from '../../tools/vite/systemTheme.ts';
import { FRAME_SCRIPT, FRAME_STYLE, frameAssets } from './build/frameAssets.ts';

const dist = fileURLToPath(new URL('../../dist/@naad/embed/', import.meta.url));
const base = '/embed/v1/';

const SMALL: BuildOptions = {
  emptyOutDir: true,
  minify: 'terser',
  terserOptions: { compress: { passes: 3, pure_getters: true, unsafe_arrows: true }, ecma: 2020 },
  modulePreload: false,
};

/** What a frame loads: its script, and files of faces. What draws it gives its styles alone. */
const client: BuildOptions = {
  ...SMALL,
  outDir: `${dist}client`,
  manifest: true,
  // The face of every line stands in the style.
  assetsInlineLimit: (file: string) => file.includes('noto-sans-gurmukhi'),
  // What an entry exports is in use, or styles of its classes would be left out; its script is never loaded.
  rolldownOptions: { input: [FRAME_SCRIPT, FRAME_STYLE], preserveEntrySignatures: 'exports-only' },
};

/** The script of other people's pages, by itself. */
const loader: BuildOptions = {
  ...SMALL,
  outDir: `${dist}loader`,
  lib: {
    entry: 'src/loader/startLoader.ts',
    formats: ['iife'],
    name: 'naadEmbed',
    fileName: () => 'embed.js',
  },
};

const server: BuildOptions = {
  outDir: `${dist}server`,
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: 'renderPage.js', codeSplitting: false } },
};

/** Three builds: what frames load, with `--mode loader` what other people's pages load, with `--ssr` what draws frames. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base,
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    systemTheme(),
    isSsrBuild ? frameAssets(`${dist}client`) : precompress(),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: isSsrBuild ? server : mode === 'loader' ? loader : client,
}));
