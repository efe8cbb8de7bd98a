import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';

/** The faces that a visitor's settings need, besides the default face. */
export interface FacesNeeded {
  /** The chosen reading face, as a value of the font setting; null for the default and for the system's font. */
  readonly chosen: string | null;
  /** Scripts for which some devices have no font. */
  readonly scripts: readonly ScriptFace[];
}

export type ScriptFace = 'devanagari' | 'nastaliq';

/** The settings that decide about faces. */
export type FaceChoices = Pick<Preferences, 'font' | 'isUnicode' | 'translations' | 'transliterations'>;

/** The faces whose rules a document needs; browsers load a face only when a page has letters of it. */
export function facesNeeded(choices: FaceChoices, language: InterfaceLanguage): FacesNeeded {
  const { font, isUnicode, translations, transliterations } = choices;
  const hasNoFace = isUnicode || font === 'unicode_font' || font === 'gurmukhi_heavy';
  const scripts: ScriptFace[] = [];
  if (language === 'hi' || transliterations.includes('hi') || translations.hindi.length > 0) {
    scripts.push('devanagari');
  }
  if (language === 'pa-Arab' || transliterations.includes('ur')) scripts.push('nastaliq');
  return { chosen: hasNoFace ? null : font, scripts };
}

/** Style sheets of faces: for the reading faces that can be chosen, for each script, and for the names of languages. */
export type FaceSheet = 'reading' | ScriptFace | 'names';

/** The style sheets with the faces that a visitor needs. */
export function faceSheets(choices: FaceChoices, language: InterfaceLanguage): FaceSheet[] {
  const { chosen, scripts } = facesNeeded(choices, language);
  return [...(chosen === null ? [] : ['reading' as const]), ...scripts];
}
