/**
 * `npm start`: installs and builds what is missing, and serves Naad.
 *
 * An old Node parses only this file and lib/node-version.mjs, so they keep to old syntax; the rest is loaded once the
 * version is right. Nothing here needs node_modules.
 */
import { nodeVersionProblem } from './lib/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./lib/start-command.mjs').then(({ startCommand }) => startCommand(process.argv.slice(2)));
}
