#!/usr/bin/env node
// `naad <command>`: the operator's programs of the build.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The program of each command in the server's build. */
const PROGRAMS = { start: 'main', account: 'account', import: 'import', reports: 'reports' };

/** The build is beside this folder in a package, and at the root of the repository. */
const dist = ['../dist', '../../../dist']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .find((folder) => existsSync(`${folder}/@naad/server`));

const [command] = process.argv.splice(2, 1);
const program = Object.hasOwn(PROGRAMS, command ?? '') ? PROGRAMS[command] : undefined;

if (program === undefined) {
  process.stderr.write(`naad ${Object.keys(PROGRAMS).join(' | naad ')}\n`);
  process.exitCode = 2;
} else if (dist === undefined) {
  process.stderr.write('Naad is not built. Run: npm run build\n');
  process.exitCode = 1;
} else {
  process.env.NODE_ENV ||= 'production';
  process.env.NAAD_DIST ||= dist;
  await import(pathToFileURL(`${dist}/@naad/server/${program}.js`).href);
}
