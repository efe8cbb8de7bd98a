import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';

/**
 * Creates the project graph for the boundary rule, which without one only warns and lets every import pass. Inside an
 * Nx task, Nx has just written it.
 *
 * @throws when the graph can't be created, for example because a package.json is broken
 */
export async function ensureProjectGraph() {
  if (process.env['NX_TASK_TARGET_TARGET'] !== undefined) return;
  process.env['NX_DAEMON'] = 'false';
  await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: false });
}
