import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/eslint/boundaries.mjs';
import { naming } from './tools/eslint/naming.mjs';

/** The whole workspace is linted by this one file; `tools/eslint` holds the parts that are rules of our own. */
export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/storybook-static/', '**/test-results/', '.nx/', '**/fixtures/forbidden/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    plugins: { '@nx': nx, naad: naming },
    languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      'naad/file-named-after-export': 'error',
      'naad/one-spelling': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what a module exports: an index is a hand-written list (house style D19).' },
        { selector: 'TSEnumDeclaration', message: 'Use a const object and a union of its values instead of an enum.' },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: { 'max-lines-per-function': ['warn', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['libs/**/*.ts', 'libs/**/*.tsx', 'apps/reader/src/**/*', 'apps/server/src/**/*.ts'],
    ignores: ['**/*.test.*', '**/*.stories.tsx', '**/bench/**', '**/testing/**', 'apps/server/src/main.ts', '**/vite*.config.ts'],
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } }],
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Choices are kept by @naad/settings-state, which validates and migrates them.' },
        { name: 'fetch', message: 'Call the API through @naad/api-client: it times out, parses and names its errors.' },
      ],
    },
  },
  { files: ['**/*.mjs', 'tools/**/*', '**/bench/**', '**/*.config.ts'], languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
  ...storybook.configs['flat/recommended'],
);
