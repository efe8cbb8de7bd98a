import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import lingui from 'eslint-plugin-lingui';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/eslint/boundaries.mjs';
import { naming } from './tools/eslint/naming.mjs';
import { ensureProjectGraph } from './tools/eslint/project-graph.mjs';

/** The whole workspace is linted by this one file; `tools/eslint` holds the parts that are rules of our own. */

await ensureProjectGraph();

const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.spec.ts',
  '**/*.stories.tsx',
  '**/bench/**',
  '**/testing/**',
];
/** The front ends: what holds for one holds for all. */
const frontEnds = [
  'apps/reader/src/**',
  'apps/controller/src/**',
  'apps/display/src/**',
  'apps/embed/src/**',
];
const browserFiles = [
  ...frontEnds,
  'libs/ui/**',
  'libs/gurbani/render/**',
  'libs/settings/state/**',
  'libs/sync/client/**',
].map((files) => `${files}/*.ts`);
const nodeFiles = [
  'apps/*/build/**',
  '**/*.mjs',
  'tools/**/*',
  'apps/server/**/*.ts',
  'apps/e2e/**/*.ts',
  '**/bench/**',
  '**/*.config.ts',
];

const globalBans = {
  localStorage: 'Choices are kept by @naad/settings-state, which validates and migrates them.',
  sessionStorage: 'Choices are kept by @naad/settings-state, which validates and migrates them.',
  fetch: 'Call the API through @naad/api-client: it times out, parses and names its errors.',
  XMLHttpRequest: 'Call the API through @naad/api-client: it times out, parses and names its errors.',
};

/** @param {(keyof typeof globalBans)[]} names */
function banGlobals(...names) {
  return {
    'no-restricted-globals': ['error', ...names.map((name) => ({ name, message: globalBans[name] }))],
    'no-restricted-properties': [
      'error',
      ...names.flatMap((property) =>
        ['window', 'globalThis', 'self'].map((object) => ({
          object,
          property,
          message: globalBans[property],
        })),
      ),
    ],
  };
}

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/coverage/',
    '**/storybook-static/',
    '**/test-results/',
    '**/playwright-report/',
    '.nx/',
    '.naad/',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    plugins: { '@nx': nx, naad: naming },
    languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      'naad/declared-import': 'error',
      'naad/feature-isolation': 'error',
      'naad/file-named-after-export': 'error',
      'naad/one-spelling': 'error',
      'naad/reader-layers': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Loops over typed arrays are where the time goes, and an index is their quick way.
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'Name what a module exports: an index is a hand-written list of its names.',
        },
        {
          selector: 'TSEnumDeclaration',
          message: 'Use a const object and a union of its values instead of an enum.',
        },
      ],
      'no-warning-comments': ['error', { terms: ['fixme', 'xxx', 'hack'] }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: [...browserFiles, '**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: { 'max-lines-per-function': ['error', { max: 200, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['libs/**/*.ts', 'libs/**/*.tsx', ...frontEnds, 'apps/server/src/**/*.ts'],
    ignores: [...tests, '**/*.config.ts'],
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      ...banGlobals('localStorage', 'sessionStorage', 'fetch', 'XMLHttpRequest'),
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        ...banGlobals('localStorage', 'sessionStorage', 'fetch', 'XMLHttpRequest')[
          'no-restricted-properties'
        ],
        {
          object: 'request',
          property: 'ip',
          message: 'Use addressOf(request), which spells an address the same for HTTP and sockets.',
        },
      ],
    },
  },
  // The libraries that are the replacement; a state library may not depend on the API client, so sync asks for itself.
  { files: ['libs/sync/client/src/**'], rules: banGlobals('localStorage', 'sessionStorage') },
  { files: ['libs/settings/state/src/**'], rules: banGlobals('fetch', 'XMLHttpRequest') },
  { files: ['libs/api/client/src/**'], rules: banGlobals('localStorage', 'sessionStorage') },
  // What only Node can run has its own entry, and a browser or a library for both never imports it.
  {
    files: ['libs/*/*/src/**', ...frontEnds],
    ignores: [...tests, 'libs/*/*/src/{build,node}/**', '**/*.config.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*'],
              message: 'This code also runs in browsers: take what you need as a parameter.',
            },
            {
              group: ['@naad/*/node', '@naad/*/build'],
              message: 'This entry runs on Node alone: call it from apps/server or from a build.',
            },
          ],
        },
      ],
    },
  },
  { files: nodeFiles, languageOptions: { globals: globals.node } },
  {
    files: [
      '**/*.mjs',
      'tools/**/*',
      '**/bench/**',
      '**/*.config.ts',
      'apps/*/build/**',
      'apps/storybook/src/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  // What the tests and the builds of all projects share is no library: no program of theirs imports it.
  {
    files: [
      '**/vitest.config.ts',
      '**/vite.config.ts',
      'apps/*/build/**/*.ts',
      'apps/storybook/.storybook/main.ts',
      'apps/storybook/src/testing/*.ts',
      'apps/e2e/**/*.ts',
    ],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          ...boundaries,
          allow: [
            ...boundaries.allow,
            '^(\\.\\./)+((vitest|chromium)\\.shared|tools/vite/\\w+|reader/build/articles)\\.ts$',
          ],
        },
      ],
    },
  },
  // What a visitor reads is said in their language: texts go through Lingui.
  {
    files: frontEnds.map((files) => `${files}/*.tsx`),
    ignores: [...tests, 'apps/reader/src/shared/SiteMark.tsx', 'apps/*/src/entryClient.tsx'],
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          // What is no text: addresses, names of fields, sizes, keys, and anything without a word.
          ignore: ['^(?![A-Z])\\S*$', '^[^A-Za-z]*$', '^[A-Z0-9_-]+$'],
          ignoreNames: [
            {
              regex: {
                pattern:
                  '^(className|lang|href|rel|id|htmlFor|type|name|role|d|viewBox|key|keycaps|fill|shapeRendering|path)$',
              },
            },
            { regex: { pattern: '^data-' } },
          ],
          ignoreFunctions: [
            'Error',
            'RangeError',
            'addEventListener',
            '*.addEventListener',
            '*.querySelector',
            '*.closest',
            '*.startsWith',
            '*.matchMedia',
          ],
        },
      ],
      'lingui/no-expression-in-message': 'off',
      'lingui/t-call-in-function': 'error',
      'lingui/no-single-tag-to-translate': 'off',
    },
  },
  // The build reads the source database, whose column names are not ours.
  { files: ['libs/gurbani/corpus/src/build/**'], rules: { 'naad/one-spelling': 'off' } },
  ...storybook.configs['flat/recommended'],
);
