import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withSettingsTable } from './settingsTable.ts';

/** Updates the table of settings in docs/operating.md: `npm run settings -w @naad/server`. */
const file = fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url));

await writeFile(file, withSettingsTable(await readFile(file, 'utf8')));
