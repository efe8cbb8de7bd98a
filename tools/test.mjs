/**
 * `npm test`: installs what is missing, runs every check there is, and sums up.
 *
 * This file and lib/node-version.mjs are all that an old Node reads, so they keep to a syntax it knows; the rest is
 * loaded once the version is right. Nothing here needs node_modules.
 */
import { nodeVersionProblem } from './lib/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./lib/test-command.mjs').then(({ testCommand }) => testCommand(process.argv.slice(2)));
}
