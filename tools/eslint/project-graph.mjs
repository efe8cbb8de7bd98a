import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';

/**
 * Makes sure the boundary rule has the graph of projects it judges by. Without one that rule only prints a warning and
 * lets every import pass, so it must never run without. Nx itself has just written the graph for the tasks it runs.
 *
 * @throws when the graph cannot be made, for example because a package.json is broken
 */
export async function ensureProjectGraph() {
  if (process.env['NX_TASK_TARGET_TARGET'] !== undefined) return;
  process.env['NX_DAEMON'] = 'false';
  await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: false });
}
