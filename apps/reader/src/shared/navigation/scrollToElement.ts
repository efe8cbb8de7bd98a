/** Frames in which the lines of a long text around a target get their real heights. */
const SETTLING_FRAMES = 8;

/**
 * Scrolls to an element, and again while the lines around it, whose heights are estimates off screen, are rendered: the
 * browser corrects for some of them twice.
 *
 * @param find returns the element; called for every frame, as the target may change
 */
export function scrollToElement(
  find: () => Element | null,
  block: 'start' | 'center' | 'nearest',
  framesLeft = SETTLING_FRAMES,
): void {
  find()?.scrollIntoView({ block });
  if (framesLeft > 0) {
    requestAnimationFrame(() => {
      scrollToElement(find, block, framesLeft - 1);
    });
  }
}
