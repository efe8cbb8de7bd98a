import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { systemTheme } from '../../tools/vite/systemTheme.ts';
import { builtAssets } from './build/builtAssets.ts';
import { className } from './build/className.ts';
import { leanImports } from './build/leanImports.ts';
import { leanRouter } from './build/leanRouter.ts';
import { siteFaces } from './build/siteFaces.ts';

const dist = fileURLToPath(new URL('../../dist/@naad/reader/', import.meta.url));

/**
 * What every page loads stands in one file, with what most of them draw, and so does what reading pages share: many small
 * files compress worse, and each is asked for by itself. The rest is as the bundler finds best.
 */
const CHUNK_GROUPS = [
  {
    name: 'site',
    test: /src.entryClient|useNotify\.|hasModifier|angHref|pageName|toWords|splitSyllables|splitWords|ToolIcons|AddToMultiView|FavouriteSlot|reading.Credits|render.src.(GurbaniLine|MarkedText)/,
  },
  {
    name: 'reading',
    test: /features.reading.(?!Credits|PaathView|readingHelp|.*holdPlace|.*listenForSteps|.*swipeDirection)|ReadingPage|PageTools|useCopyContext|gurbani.render|kit.src.Toolbar|ShabadTools|RelatedShabads.tsx|RelatedPlace/,
    includeDependenciesRecursively: false,
  },
];

/** Two builds: what browsers load, then, with `--ssr`, the bundle by which the server draws pages with it. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    react(),
    leanImports(),
    leanRouter(),
    systemTheme(),
    ...(isSsrBuild ? [builtAssets(`${dist}client`)] : [siteFaces(), precompress()]),
  ],
  css: { modules: { generateScopedName: className } },
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
        // A hundredth smaller, compressed, than what the bundler makes of it by itself.
        minify: 'terser',
        terserOptions: {
          module: true,
          // Vite asks for names that a fault of Safari 10 needs, which runs no code of ours in any case.
          safari10: false,
          // Nothing that is bundled here constructs anything by an unnamed function.
          compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
          ecma: 2020,
        },
        cssCodeSplit: false,
        // A document names what its page needs, and a page beyond the first needs little more than its own file.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Reading a property does nothing else in any code that is bundled here.
          treeshake: { propertyReadSideEffects: false },
          input: 'src/entryClient.tsx',
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
            // The first file names sixty others, and letters drawn by chance do not compress: fewer kinds of them do.
            hashCharacters: 'hex',
          },
        },
      },
}));
