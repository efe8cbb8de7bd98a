/** The strokes of the site's mark on a grid of 32, round at their ends and 2.4 wide: `sound` lies below `line`. */
export const SITE_MARK_PATHS = {
  sound: 'M11.5 7.5V13a4.5 4.5 0 0 0 9 0V7.5',
  line: 'M3 7.5h26M5.5 7.5V13a10.5 10.5 0 0 0 21 0V7.5',
} as const;
