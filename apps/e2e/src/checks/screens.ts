import type { Screen } from './lostContent.ts';

/** Screens that pages are checked on, in CSS pixels: a common phone and a common desktop. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

/** Text spacing that a visitor may need (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Screens on which no content may be lost (WCAG 1.4.10, 1.4.12), with their style rules. */
export const SPACED_SCREENS: readonly Screen[] = [
  { name: '1280 × 1024 px at 400 %', width: 320, height: 256 },
  { name: 'the smallest phone', width: 320, height: 640 },
  { name: 'the smallest phone, with text spaced apart', width: 320, height: 640, css: SPACING },
  { name: 'a desktop, with text spaced apart', width: 1280, height: 800, css: SPACING },
];
