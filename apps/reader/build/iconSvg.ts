import { SITE_MARK_PATHS } from '../src/drawings/siteMarkPaths.ts';

/** Neela, paper and saffron of the tokens' palette: an icon stands where no theme is. */
const COLOURS = { tile: '#1c3e74', line: '#fffdf8', sound: '#f2a649' };

/** How an icon is framed. */
export interface IconFrame {
  /** Rounded by us, or square to be cut to a shape by the device. */
  readonly isRounded: boolean;
  /** Size of the mark, where 1 is as wide as the icon. */
  readonly scale: number;
}

/** In a tab, and wherever an icon is shown as it is. */
export const FAVICON: IconFrame = { isRounded: true, scale: 0.76 };

/** On a home screen that rounds its corners itself. */
export const TOUCH: IconFrame = { isRounded: false, scale: 0.7 };

/** Cut by a device to any shape: the mark keeps to the inner circle of 80 % that is never cut (W3C "safe zone"). */
export const MASKABLE: IconFrame = { isRounded: false, scale: 0.6 };

/** The mark of the site on a tile of its own, as an SVG file. */
export function iconSvg({ isRounded, scale }: IconFrame): string {
  // The strokes reach from 6.3 to 24.7, so their middle is half a unit above that of the grid.
  const shift = [16 - 16 * scale, 16 - 15.5 * scale].map((each) => Number(each.toFixed(2))).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32"${isRounded ? ' rx="7"' : ''} fill="${COLOURS.tile}"/>
  <g transform="translate(${shift}) scale(${String(scale)})" fill="none" stroke-width="2.8" stroke-linecap="round">
    <path stroke="${COLOURS.sound}" d="${SITE_MARK_PATHS.sound}"/>
    <path stroke="${COLOURS.line}" d="${SITE_MARK_PATHS.line}"/>
  </g>
</svg>
`;
}
