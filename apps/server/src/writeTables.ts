/** Updates the generated tables of docs/operating.md and docs/security.md: `npm run tables -w @naad/server`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { settingsTable } from './config/settingsTable.ts';
import { limitsTable } from './limitsTable.ts';
import { withTable } from './markdownTable.ts';

async function update(name: string, table: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
  await writeFile(file, withTable(await readFile(file, 'utf8'), table));
}

await update('operating.md', settingsTable());
await update('security.md', limitsTable());
