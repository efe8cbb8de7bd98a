import { sheetHrefs } from 'virtual:reading-faces';
import type { FaceSheet } from './facesNeeded.ts';
import { lacksLetters } from './lacksLetters.ts';
import { SCRIPT_LETTERS } from './scriptLetters.ts';

/** Letters to look for on the device before a sheet is linked, and the family of the sheet. */
const SCRIPTS: Readonly<Partial<Record<FaceSheet, { readonly letters: string; readonly family: string }>>> = {
  devanagari: { letters: SCRIPT_LETTERS.devanagari, family: 'Naad Devanagari' },
  nastaliq: { letters: SCRIPT_LETTERS.nastaliq, family: 'Naad Nastaliq' },
  names: { letters: 'हہپ', family: 'Naad Names' },
};

/**
 * Links style sheets of faces, each once. A script that the device has letters of is left alone if the document knows its face,
 * which the next page uses from the cache: a face that arrives later would move the text.
 */
export function linkFaces(sheets: readonly FaceSheet[]): void {
  for (const sheet of sheets) {
    const href = sheetHrefs[sheet];
    if (document.querySelector(`link[href="${href}"]`) || !isWanted(sheet)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}

function isWanted(sheet: FaceSheet): boolean {
  const script = SCRIPTS[sheet];
  if (!script || lacksLetters(script.letters)) return true;
  return sheet !== 'names' && ![...document.fonts].some(({ family }) => family.includes(script.family));
}
