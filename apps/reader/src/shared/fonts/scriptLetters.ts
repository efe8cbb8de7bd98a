import type { ScriptFace } from './facesNeeded.ts';

/** Letters that a device has if it has a font of the script. Fonts for Arabic may have پ but not ہ and ے. */
export const SCRIPT_LETTERS: Readonly<Record<ScriptFace, string>> = {
  devanagari: 'हनद',
  nastaliq: 'پہے',
};
