/** The whole screen for the page, or back. A browser may refuse, and then nothing changes. */
export function toggleFullscreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}
