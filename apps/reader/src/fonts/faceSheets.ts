import type { InterfaceLanguage } from '@naad/settings-schema';
import { type FaceChoices, facesNeeded, type ScriptFace } from './facesNeeded.ts';

/** Style sheets that name faces: those that are chosen for reading, and one for each script. */
export type FaceSheet = 'reading' | ScriptFace;

/** The sheets by which a browser gets to know the faces that its visitor needs. */
export function faceSheets(choices: FaceChoices, language: InterfaceLanguage): FaceSheet[] {
  const { chosen, scripts } = facesNeeded(choices, language);
  return [...(chosen === null ? [] : ['reading' as const]), ...scripts];
}
