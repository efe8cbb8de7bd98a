/** Farther than this the way up would take long to watch (specification, section 9), in CSS pixels. */
const SMOOTH_LIMIT_PX = 6000;

/** Goes to the top of the page, smoothly where that is short and wanted, and takes the focus there. */
export function scrollToTop(): void {
  // The button is not there at the top, and the focus would go with it.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill || window.scrollY > SMOOTH_LIMIT_PX ? 'instant' : 'smooth' });
}
