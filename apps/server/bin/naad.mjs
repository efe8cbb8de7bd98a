#!/usr/bin/env node
// `naad <command>`: the operator's programs of the build.
import process from 'node:process';

const COMMANDS = ['account', 'import'];
const [command] = process.argv.splice(2, 1);

if (COMMANDS.includes(command)) await import(`../../../dist/@naad/server/${command}.js`);
else {
  process.stderr.write(`naad ${COMMANDS.join(' | naad ')}\n`);
  process.exitCode = 2;
}
