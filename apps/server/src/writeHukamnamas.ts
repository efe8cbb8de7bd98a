/**
 * Updates the shipped hukamnamas from a copy of the public archive, one file of days as the data packs take it:
 * `npm run hukamnamas -w @naad/server -- hukamnama-archive.json`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ArchiveDay, type Day, encodeDays, FIRST_DAY } from '@naad/api-scripture/sources';
import { HukamnamaDays } from './sources/packs/dataPack.ts';
import snapshot from './sources/hukamnama/snapshot.json' with { type: 'json' };

const [, , copy] = process.argv;
if (copy === undefined) throw new Error('Name the copy of the archive.');
const days = HukamnamaDays.parse(JSON.parse(await readFile(copy, 'utf8')));
const known = Object.entries(days).filter(([day]) => day >= FIRST_DAY) as [Day, ArchiveDay][];
const years = encodeDays(new Map(known));
const file = fileURLToPath(new URL('sources/hukamnama/snapshot.json', import.meta.url));
await writeFile(file, `${JSON.stringify({ ...snapshot, years }, null, 2)}\n`);
