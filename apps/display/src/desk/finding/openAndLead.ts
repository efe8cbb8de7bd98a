import type { Desk, OpenRequest } from '../model/desk.ts';

/** Opens what the operator chose, and puts the focus on its line: from there the keys lead. */
export async function openAndLead(desk: Desk, request: OpenRequest): Promise<void> {
  if (!(await desk.open(request))) return;
  // Drawn by the next frame.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('[data-line][aria-current]')?.focus({ preventScroll: true });
  });
}
