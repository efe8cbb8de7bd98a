import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { ICONS_DIRECTORY } from '../../tools/vite/staticApp.ts';
import { systemTheme } from '../../tools/vite/systemTheme.ts';
import { articles } from './build/articles.ts';
import { builtAssets } from './build/builtAssets.ts';
import { className } from './build/className.ts';
import { languageTexts } from './build/languageTexts.ts';
import { onlyEntry } from './build/onlyEntry.ts';
import { pageFormat } from './build/pageFormat.ts';
import { plainImports } from './build/plainImports.ts';
import { screenshots } from './build/screenshots.ts';
import { siteFaces } from './build/siteFaces.ts';

const dist = fileURLToPath(new URL('../../dist/@naad/reader/', import.meta.url));

/** The router without its warnings for developers: the package ships this build but doesn't export it. */
const ROUTER = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** Mode that builds the service worker. */
const WORKER = 'worker';

/**
 * Puts the code that every page loads, and the code that reading pages share, into one chunk each: many small files compress
 * worse and need a request each. The bundler decides about the rest.
 */
const CHUNK_GROUPS = [
  {
    name: 'site',
    test: /src.entryClient|useNotify\.|hasModifier|angHref|pageName|gurmukhiNumerals|toWords|splitSyllables|splitWords|ToolIcons|SaveButton.(SaveButton|useSave|savedElsewhere)|hasPothis|reading.Credits|SearchWithin|render.src.(GurbaniLine|MarkedText)|replaceAddress|toolsSlot|Headpiece/,
  },
  // Page loaders are needed together on navigation; the excluded ones are each used by one page.
  {
    name: 'loaders',
    test: /src.pages.[\w-]*.(load(?!Followed|PaathAng|MessageDrawings|Shabads|WhatIsSent|Rehat|Embed|Quotes)|old)[A-Z]\w*\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'reading',
    test: /features.reading.(?!Credits|PaathView|readingHelp|.*holdPlace|.*listenForSteps|.*swipeDirection)|ReadingPage|PageTools|useCopyContext|gurbani.render(?!.src.keyboard)|kit.src.Toolbar|ShabadTools|RelatedShabads.tsx|RelatedPlace/,
    includeDependenciesRecursively: false,
  },
];

function pluginsFor(target: 'client' | 'server' | typeof WORKER): Plugin[] {
  const client = `${dist}client`;
  if (target === 'server') return [builtAssets(client)];
  if (target === 'client') return [siteFaces(), screenshots(), precompress()];
  return [builtAssets(client, { linksFiles: true }), onlyEntry(), languageTexts(), precompress()];
}

const WORKER_BUILD: BuildEnvironmentOptions = {
  outDir: `${dist}worker`,
  emptyOutDir: true,
  copyPublicDir: false,
  // Not terser: it takes three times as long to save 1 %.
  minify: 'oxc',
  cssCodeSplit: false,
  modulePreload: false,
  rolldownOptions: {
    treeshake: { propertyReadSideEffects: false },
    input: 'src/entryWorker.ts',
    // Not every browser runs service workers that are modules.
    output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
  },
};

/**
 * Builds the browser's files first, then the bundles that refer to them: with `--ssr` the server's, with `--mode worker` the
 * service worker, which renders pages as the server does.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  publicDir: ICONS_DIRECTORY,
  plugins: [
    interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))),
    articles(),
    react(),
    plainImports(),
    systemTheme(),
    ...pluginsFor(mode === WORKER ? WORKER : isSsrBuild ? 'server' : 'client'),
  ],
  css: { modules: { generateScopedName: className } },
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    NAAD_PAGE_FORMAT: JSON.stringify(pageFormat()),
  },
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  ssr: { noExternal: true },
  build:
    mode === WORKER
      ? WORKER_BUILD
      : isSsrBuild
        ? {
            outDir: `${dist}server`,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              // No property read in this code has side effects.
              treeshake: { propertyReadSideEffects: false },
              output: { entryFileNames: 'renderPage.js', codeSplitting: false },
            },
          }
        : {
            outDir: `${dist}client`,
            emptyOutDir: true,
            manifest: true,
            // Compressed, 1 % smaller than with the bundler's own minifier.
            minify: 'terser',
            terserOptions: {
              module: true,
              // Vite enables a Safari 10 workaround, but Safari 10 can't run this code anyway.
              safari10: false,
              // `unsafe_arrows` is safe here: no bundled code calls `new` on a function expression.
              compress: { passes: 6, pure_getters: true, unsafe_arrows: true },
              ecma: 2020,
            },
            cssCodeSplit: false,
            // Documents preload the files of their page; later pages need little more than one file.
            modulePreload: false,
            assetsInlineLimit: 0,
            rolldownOptions: {
              // No property read in this code has side effects.
              treeshake: { propertyReadSideEffects: false },
              input: 'src/entryClient.tsx',
              output: {
                codeSplitting: { groups: CHUNK_GROUPS },
                // The entry names sixty other files, and hashes of a smaller alphabet compress better.
                hashCharacters: 'hex',
                chunkFileNames: 'assets/[name]-[hash:7].js',
              },
            },
          },
}));
