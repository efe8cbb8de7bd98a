/** Strokes of the icon on a grid of 32, with round ends; `sound` is painted below `line`. */
const STROKES = {
  sound: 'M11.5 7.5V13a4.5 4.5 0 0 0 9 0V7.5',
  line: 'M3 7.5h26M5.5 7.5V13a10.5 10.5 0 0 0 21 0V7.5',
} as const;

/** Neela, paper and saffron of the tokens' palette: icons have no theme. */
const COLOURS = { tile: '#2b2f7e', line: '#fffaf0', sound: '#f0a040' };

/** Tile and size of the mark in an icon. */
export interface IconFrame {
  /** True for rounded corners; false for a square that the device cuts to a shape. */
  readonly isRounded: boolean;
  /** Width of the mark; 1 is the width of the icon. */
  readonly scale: number;
}

/** For browser tabs and wherever an icon is shown unchanged. */
export const FAVICON: IconFrame = { isRounded: true, scale: 0.76 };

/** For home screens that round the corners themselves. */
export const TOUCH: IconFrame = { isRounded: false, scale: 0.7 };

/** For devices that cut icons to any shape: the mark stays in the inner circle of 80 % that is never cut (W3C "safe zone"). */
export const MASKABLE: IconFrame = { isRounded: false, scale: 0.6 };

/** A headline like that of Gurmukhi letters, with two rings below it like sound waves, on a tile, as an SVG file. */
export function iconSvg({ isRounded, scale }: IconFrame): string {
  // The strokes span 6.3 to 24.7 vertically, so their centre is half a unit above that of the grid.
  const shift = [16 - 16 * scale, 16 - 15.5 * scale].map((each) => Number(each.toFixed(2))).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32"${isRounded ? ' rx="7"' : ''} fill="${COLOURS.tile}"/>
  <g transform="translate(${shift}) scale(${String(scale)})" fill="none" stroke-width="2.8" stroke-linecap="round">
    <path stroke="${COLOURS.sound}" d="${STROKES.sound}"/>
    <path stroke="${COLOURS.line}" d="${STROKES.line}"/>
  </g>
</svg>
`;
}
