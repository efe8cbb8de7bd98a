import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import path from 'node:path';
import { workspaceRoot } from '../lib/workspace-root.mjs';
import { declaredImport } from './rules/declared-import.mjs';
import { featureIsolation } from './rules/feature-isolation.mjs';
import { fileNamedAfterExport } from './rules/file-named-after-export.mjs';
import { oneSpelling } from './rules/one-spelling.mjs';
import { readerLayers } from './rules/reader-layers.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const parser = /** @type {import('eslint').Linter.Parser} */ (tseslint.parser);
const tester = new RuleTester({ languageOptions: { parser } });

/** @param {string} file */
const at = (file) => path.join(workspaceRoot, file);

tester.run('file-named-after-export', fileNamedAfterExport, {
  valid: [
    { filename: at('libs/gurbani/text/src/splitLarivaar.ts'), code: 'export function splitLarivaar() {}' },
    {
      filename: at('libs/gurbani/render/src/GurbaniLine.tsx'),
      code: 'export interface GurbaniLineProps {} export function GurbaniLine() {}',
    },
    {
      filename: at('libs/api/contract/src/scriptSources.ts'),
      code: 'export const SCRIPT_SOURCES = [] as const; export type S = 1',
    },
    { filename: at('libs/api/contract/src/errors.ts'), code: 'export const a = 1; export const b = 2;' },
    {
      filename: at('libs/gurbani/text/src/word.ts'),
      code: 'export interface Word {} export type Words = Word[]',
    },
    {
      filename: at('libs/gurbani/render/src/lineDisplay.ts'),
      code: 'export interface LineDisplay {} export const PLAIN_DISPLAY = {}',
    },
    {
      filename: at('libs/gurbani/search/src/search.ts'),
      code: 'export type Kind = 1; export interface Query {} export const KINDS = []',
    },
    { filename: at('libs/gurbani/text/src/word.ts'), code: 'interface Word {} export type { Word }' },
    {
      filename: at('libs/x/y/src/overloaded.ts'),
      code: 'export function overloaded(a: 1): 1; export function overloaded(a: 2): 2; export function overloaded(a: any) { return a }',
    },
    {
      filename: at('libs/gurbani/text/src/index.ts'),
      code: "export { splitLarivaar } from './splitLarivaar.ts'",
    },
    {
      filename: at('libs/gurbani/text/src/words.ts'),
      code: 'export const words = 1; export function firstWord() {} export type Mark = 1',
    },
    { filename: at('apps/reader/src/pages/shabad/route.ts'), code: 'export const shabad = {}' },
    { filename: at('apps/reader/src/entry-server.tsx'), code: 'export function render() {}' },
    { filename: at('apps/server/src/features/shabads/schema.ts'), code: 'export const query = 1' },
    { filename: at('libs/ui/kit/src/Button/Button.stories.tsx'), code: 'export const Primary = {}' },
    { filename: at('libs/ui/kit/src/Button/Button.tsx'), code: 'export function Button() {}' },
    { filename: at('tools/lib/node-version.mjs'), code: 'export const x = 1' },
  ],
  invalid: [
    {
      filename: at('libs/gurbani/text/src/split.ts'),
      code: 'export function splitLarivaar() {}',
      errors: [{ messageId: 'single' }],
    },
    {
      filename: at('libs/gurbani/text/src/table.ts'),
      code: 'export interface Row {} export const ROWS = []',
      errors: [{ messageId: 'single' }],
    },
    {
      filename: at('libs/gurbani/text/src/splitlarivaar.ts'),
      code: 'export const splitLarivaar = 1',
      errors: [{ messageId: 'single' }],
    },
    {
      filename: at('libs/x/y/src/line.tsx'),
      code: 'export function GurbaniLine() {}',
      errors: [{ messageId: 'single' }],
    },
    {
      filename: at('libs/x/y/src/close-codes.ts'),
      code: 'export const a = 1, b = 2',
      errors: [{ messageId: 'camel' }],
    },
    {
      filename: at('libs/x/y/src/lines.tsx'),
      code: 'export const A = 1, B = 2',
      errors: [{ messageId: 'pascal' }],
    },
    {
      filename: at('libs/x/y/src/some_folder/a.ts'),
      code: 'export const a = 1',
      errors: [{ messageId: 'folder' }],
    },
    {
      filename: at('tools/lib/nodeVersion.mjs'),
      code: 'export const x = 1',
      errors: [{ messageId: 'kebab' }],
    },
  ],
});

const anywhere = at('libs/gurbani/text/src/text.ts');
tester.run('one-spelling', oneSpelling, {
  valid: [
    {
      filename: anywhere,
      code: 'const visraam = 1, larivaarAssist = 2, baniId = 3, shabads = 4, angNumber = 5, pangati = 6',
    },
    // Longer words that contain a variant are different words.
    { filename: anywhere, code: 'const language = 1, spanName = 2, rangeHint = 3, banner = 4' },
    // Wire formats keep their spelling.
    { filename: anywhere, code: "const line = { vishraam: 1, panna: 2 }; line.vishraam = 'baani'" },
    { filename: anywhere, code: 'interface Wire { vishraam: string; pankti: string }' },
    { filename: anywhere, code: 'export const read = ({ vishraam: visraam }) => visraam' },
  ],
  invalid: [
    {
      filename: anywhere,
      code: 'const vishraam = 1',
      errors: [
        {
          message: "Write 'visraam' for 'vishraam' in 'vishraam': one spelling per term (docs/glossary.md).",
        },
      ],
    },
    { filename: anywhere, code: 'function splitLarivar(baani) { return baani }', errors: 2 },
    { filename: anywhere, code: 'export const read = ({ vishraam }) => vishraam', errors: 1 },
    { filename: anywhere, code: 'interface ShabdLine {}', errors: 1 },
    { filename: anywhere, code: 'export class PanktiView {}', errors: 1 },
    { filename: anywhere, code: 'const last_panna = 1', errors: 1 },
    {
      filename: at('libs/gurbani/text/src/splitVishraams.ts'),
      code: 'export {}',
      errors: [{ messageId: 'file' }],
    },
  ],
});

const feature = at('apps/reader/src/features/search/api/searchQuery.ts');
tester.run('feature-isolation', featureIsolation, {
  valid: [
    { filename: feature, code: "import { a } from '../state/a.ts'" },
    { filename: feature, code: "import { a } from '../../../shared/a.ts'" },
    {
      filename: at('apps/reader/src/pages/Search.tsx'),
      code: "import { a } from '../features/search/index.ts'",
    },
  ],
  invalid: [
    { filename: feature, code: "import { a } from '../../shabad/index.ts'", errors: 1 },
    { filename: feature, code: "import type { A } from '../../shabad/index.ts'", errors: 1 },
    { filename: feature, code: "export { a } from '../../shabad/index.ts'", errors: 1 },
    { filename: feature, code: "const a = import('../../shabad/index.ts')", errors: 1 },
  ],
});

const page = at('apps/reader/src/pages/search/SearchPage.tsx');
tester.run('reader-layers', readerLayers, {
  valid: [
    { filename: page, code: "import { a } from './loadSearch.ts'" },
    { filename: page, code: "import { a } from '../pages.ts'" },
    { filename: page, code: "import { a } from '../../features/search/a.ts'" },
    { filename: page, code: "import { article } from '../../content/en/help.md'" },
    { filename: page, code: "import { a } from '../../../build/faces.ts'" },
    { filename: page, code: "import { a } from '@naad/ui-kit'" },
    { filename: at('apps/reader/src/entryClient.tsx'), code: "import { a } from './app/a.ts'" },
    {
      filename: at('apps/reader/src/features/home/GoOn/GoOn.test.tsx'),
      code: "import { a } from '../../../testing/SiteFrame.tsx'",
    },
    { filename: at('apps/reader/src/testing/a.ts'), code: "import { a } from '../pages/pages.ts'" },
    { filename: at('apps/display/src/screen/a.ts'), code: "import { a } from '../app/a.ts'" },
  ],
  invalid: [
    { filename: page, code: "import { a } from '../../app/App.tsx'", errors: [{ messageId: 'upward' }] },
    { filename: page, code: "import type { A } from '../../app/App.tsx'", errors: 1 },
    { filename: page, code: "type A = import('../../app/App.tsx').A", errors: 1 },
    { filename: page, code: "export { a } from '../../app/App.tsx'", errors: 1 },
    { filename: page, code: "const a = import('../../app/App.tsx')", errors: 1 },
    { filename: page, code: "import { a } from '../../entryClient.tsx'", errors: 1 },
    {
      filename: at('apps/reader/src/pages/search/SearchPage.test.tsx'),
      code: "import { a } from '../../app/App.tsx'",
      errors: 1,
    },
    {
      filename: page,
      code: "import { a } from '../../testing/SiteFrame.tsx'",
      errors: [{ messageId: 'testing' }],
    },
    { filename: at('apps/reader/src/testing/a.ts'), code: "import { a } from '../app/a.ts'", errors: 1 },
    {
      filename: at('apps/reader/src/shared/panels/a.ts'),
      code: "import { a } from '../../pages/a.ts'",
      errors: 1,
    },
    { filename: at('apps/reader/src/content/a.ts'), code: "import { a } from '../shared/a.ts'", errors: 1 },
    {
      filename: at('apps/reader/src/new-folder/a.ts'),
      code: "import { a } from '../shared/a.ts'",
      errors: 1,
    },
  ],
});

const client = at('libs/api/client/src/planted.ts');
tester.run('declared-import', declaredImport, {
  valid: [
    { filename: client, code: "import { a } from '@naad/api-contract'" },
    { filename: client, code: "import { a } from './fromWire.ts'" },
    { filename: client, code: "import { a } from '@naad/api-client'" },
    { filename: client, code: "import fs from 'node:fs'" },
    { filename: at('libs/api/client/src/planted.test.ts'), code: "import { test } from 'vitest'" },
  ],
  invalid: [
    { filename: client, code: "import { a } from '@naad/ui-kit'", errors: 1 },
    { filename: client, code: "import type { A } from 'fastify/types'", errors: 1 },
    { filename: client, code: "import { test } from 'vitest'", errors: 1 },
    { filename: client, code: "export { a } from 'left-pad'", errors: 1 },
  ],
});
