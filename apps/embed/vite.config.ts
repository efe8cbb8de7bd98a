import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import {
  DEFAULT_FONT,
  fontFaces,
  LAST_FONT,
  LONE_SIGN_FONT,
  SCRIPT_FONTS,
} from '../../tools/vite/fontFaces.ts';
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

/** The frame's script and fonts. The component entry is built for its CSS only. */
const client: BuildOptions = {
  ...SMALL,
  outDir: `${dist}client`,
  manifest: true,
  // The font of the lines is inlined in the CSS.
  assetsInlineLimit: (file: string) => file.includes('noto-sans-gurmukhi'),
  // Keeps the component's exports, or its CSS would be tree-shaken; its script is never loaded.
  rolldownOptions: { input: [FRAME_SCRIPT, FRAME_STYLE], preserveEntrySignatures: 'exports-only' },
};

/** `embed.js`, the self-contained script for other people's pages. */
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

/** Three builds: the frame's client; with `--mode loader`, `embed.js`; with `--ssr`, the server bundle that renders frames. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base,
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    fontFaces('src/frame/frame.css', {
      // Inlined, so that no line flashes in another font. The duplicate file costs nothing once compressed.
      block: [DEFAULT_FONT, LONE_SIGN_FONT],
      swap: [...Object.values(SCRIPT_FONTS), LAST_FONT],
    }),
    systemTheme(),
    isSsrBuild ? frameAssets(`${dist}client`) : precompress(),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: isSsrBuild ? server : mode === 'loader' ? loader : client,
}));
