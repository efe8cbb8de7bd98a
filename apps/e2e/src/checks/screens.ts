/** Screens that pages are checked on, in CSS pixels: what most hold in their hand, and what a desk has. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
