import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtAssets } from './build/builtAssets.ts';
import { fontAsset } from './build/fontAsset.ts';
import { precompress } from './build/precompress.ts';
import { systemTheme } from './build/systemTheme.ts';

const dist = fileURLToPath(new URL('../../dist/@naad/reader/', import.meta.url));

/** Two builds: what browsers load, then, with `--ssr`, the bundle by which the server draws pages with it. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    systemTheme(),
    ...(isSsrBuild ? [builtAssets(`${dist}client`)] : [fontAsset(), precompress()]),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: `${dist}server`,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'renderPage.js' } },
      }
    : {
        outDir: `${dist}client`,
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entryClient.tsx' },
      },
}));
