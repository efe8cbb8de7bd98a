import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { systemTheme } from '../../tools/vite/systemTheme.ts';

/** One document for desk, screen and overlay; which of them it is says its address. */
export default defineConfig({
  base: '/display/',
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    systemTheme(),
    precompress(),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: fileURLToPath(new URL('../../dist/@naad/display/', import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The policy of the site takes faces and pictures from files alone.
    assetsInlineLimit: 0,
  },
});
