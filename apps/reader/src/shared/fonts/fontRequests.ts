import type { FaceSheet } from './facesNeeded.ts';

let loadFont: (sheet: FaceSheet) => void = () => undefined;

/** Sets the loader of requested fonts; the server has none. */
export function setFontLoader(loader: (sheet: FaceSheet) => void): void {
  loadFont = loader;
}

/** Requests the font of a script that the visitor's settings don't need but that is rendered now. */
export function requestFont(sheet: FaceSheet): void {
  loadFont(sheet);
}
