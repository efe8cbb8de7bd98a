import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interfaceText } from '../../vite.shared.ts';
import { builtAssets } from './build/builtAssets.ts';
import { fontAsset } from './build/fontAsset.ts';
import { leanRouter } from './build/leanRouter.ts';
import { precompress } from './build/precompress.ts';
import { systemTheme } from './build/systemTheme.ts';

const dist = fileURLToPath(new URL('../../dist/@naad/reader/', import.meta.url));

/**
 * What every page loads stands in one file, and so does what reading pages share: many small files compress worse, and
 * each is asked for by itself. The rest is as the bundler finds best.
 */
const CHUNK_GROUPS = [
  { name: 'site', test: /src.entryClient/ },
  {
    name: 'reading',
    test: /features.reading|AddToMultiView|useNotify|gurbani.render|ReadingPage|firstLetter|splitWords|toWords|matchedWords/,
    includeDependenciesRecursively: false,
  },
];

/** Two builds: what browsers load, then, with `--ssr`, the bundle by which the server draws pages with it. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    leanRouter(),
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
        rolldownOptions: {
          // Reading a property does nothing else in any code that is bundled here.
          treeshake: { propertyReadSideEffects: false },
          output: { entryFileNames: 'renderPage.js', codeSplitting: false },
        },
      }
    : {
        outDir: `${dist}client`,
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        // A document names what its page needs, and a page beyond the first needs little more than its own file.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Reading a property does nothing else in any code that is bundled here.
          treeshake: { propertyReadSideEffects: false },
          input: 'src/entryClient.tsx',
          output: { codeSplitting: { groups: CHUNK_GROUPS } },
        },
      },
}));
