import { access, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { settingsTable } from './config/settingsTable.ts';
import { limitsTable } from './limitsTable.ts';
import { withTable } from './markdownTable.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, ROOT), 'utf8');

describe.each([
  ['docs/operating.md', settingsTable],
  ['docs/security.md', limitsTable],
])('%s', (file, table) => {
  it('has its generated table; `npm run tables -w @naad/server` updates it', async () => {
    const document = await read(file);
    expect(document).toContain(table());
    expect(withTable(document.replace(/^(\| (?:Variable|Subject) .*\n.*\n).*\n/m, '$1'), table())).toBe(
      document,
    );
  });
});

it('every file that docs/security.md names exists', async () => {
  const files = (await read('docs/security.md')).match(/(?<=`)(?:apps|libs)\/[^`]+\.ts(?=`)/g) ?? [];
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) await expect(access(new URL(file, ROOT)), file).resolves.toBeUndefined();
});
