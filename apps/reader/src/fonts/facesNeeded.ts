import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';

/** What a visitor's choices are drawn in, besides the face that every document has. */
export interface FacesNeeded {
  /** The face chosen for reading, by the name of its choice; null for that of the site or of the visitor's system. */
  readonly chosen: string | null;
  /** Scripts that not every device has a face of. */
  readonly scripts: readonly ScriptFace[];
}

export type ScriptFace = 'devanagari' | 'nastaliq';

/** What of a visitor's choices decides it. */
export type FaceChoices = Pick<Preferences, 'font' | 'isUnicode' | 'translations' | 'transliterations'>;

/** The faces that have to be named to the browser; it loads of them what a page draws with. */
export function facesNeeded(choices: FaceChoices, language: InterfaceLanguage): FacesNeeded {
  const { font, isUnicode, translations, transliterations } = choices;
  const hasOwn = isUnicode || font === 'unicode_font' || font === 'gurmukhi_heavy';
  const scripts: ScriptFace[] = [];
  if (language === 'hi' || transliterations.includes('hi') || translations.hindi.length > 0) {
    scripts.push('devanagari');
  }
  if (language === 'pa-Arab' || transliterations.includes('ur')) scripts.push('nastaliq');
  return { chosen: hasOwn ? null : font, scripts };
}
