import { sheetHrefs } from 'virtual:reading-faces';
import type { FaceSheet } from './facesNeeded.ts';

/** Links style sheets of faces, each once. */
export function linkFaces(sheets: readonly FaceSheet[]): void {
  for (const href of sheets.map((sheet) => sheetHrefs[sheet])) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
