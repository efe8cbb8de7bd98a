/** Frames in which the lines around a target get their real heights. */
const SETTLING_FRAMES = 8;

/** Scrolls to an element, and again while the lines above it, whose heights are estimates off screen, are rendered. */
export function scrollToElement(
  target: Element,
  block: 'start' | 'center',
  framesLeft = SETTLING_FRAMES,
): void {
  target.scrollIntoView({ block });
  if (framesLeft > 0) {
    requestAnimationFrame(() => {
      scrollToElement(target, block, framesLeft - 1);
    });
  }
}
