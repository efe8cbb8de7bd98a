import { sheetHrefs } from 'virtual:reading-faces';
import type { FaceSheet } from './faceSheets.ts';

/** Names faces of the site to the browser, each sheet of them once. */
export function linkFaces(sheets: readonly FaceSheet[]): void {
  for (const href of sheets.map((sheet) => sheetHrefs[sheet])) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
