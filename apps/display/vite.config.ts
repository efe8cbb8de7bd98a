import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  CHOSEN_FONTS,
  DEFAULT_FONT,
  fontFaces,
  LAST_FONT,
  LATIN_FONTS,
  LONE_SIGN_FONT,
  PHONETIC_FONT,
  SCRIPT_FONTS,
  TEXT_EXTENDED_FONT,
} from '../../tools/vite/fontFaces.ts';
import { fileList } from '../../tools/vite/fileList.ts';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { ICONS_DIRECTORY, staticApp } from '../../tools/vite/staticApp.ts';
import { systemTheme } from '../../tools/vite/systemTheme.ts';

const { root } = JSON.parse(
  readFileSync(new URL('../../libs/gurbani/corpus/merkle-root.json', import.meta.url), 'utf8'),
) as { root: string };

/** One document serves desk, screen and overlay; the URL selects the page. All addresses in it are relative. */
export default defineConfig({
  base: './',
  publicDir: ICONS_DIRECTORY,
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    fontFaces('src/fonts.css', {
      // The font of the lines. The others load when their letters appear or a setting names them.
      block: [DEFAULT_FONT],
      swap: [
        LATIN_FONTS.text,
        TEXT_EXTENDED_FONT,
        ...Object.values(SCRIPT_FONTS),
        ...Object.values(CHOSEN_FONTS),
        PHONETIC_FONT,
        LONE_SIGN_FONT,
        LAST_FONT,
      ],
    }),
    systemTheme(),
    fileList(),
    precompress(),
    staticApp({ name: 'Display', description: 'Show Gurbani on a projector, controlled from phones.' }),
  ],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    // The published scripture, with which a desk compares that of its server.
    NAAD_MERKLE_ROOT: JSON.stringify(root),
  },
  build: {
    outDir: fileURLToPath(new URL('../../dist/@naad/display/', import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The site's content security policy allows fonts and images from files only.
    assetsInlineLimit: 0,
  },
});
