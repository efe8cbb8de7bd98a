const waiting = new Set<() => void>();
let isRunning = false;

/**
 * Runs a task after those that wait already, each between two frames, so that a long row of them never keeps a visitor
 * waiting.
 *
 * @returns takes the task back, where it has not run yet
 */
export function inTurn(task: () => void): () => void {
  waiting.add(task);
  if (!isRunning) {
    isRunning = true;
    // What the visitor asked for is painted first.
    requestAnimationFrame(() => setTimeout(runNext));
  }
  return () => waiting.delete(task);
}

function runNext(): void {
  const [task] = waiting;
  if (!task) {
    isRunning = false;
    return;
  }
  waiting.delete(task);
  task();
  setTimeout(runNext);
}
