import type { ScriptFace } from './facesNeeded.ts';

/** Letters that a device has if it has a font of the script. Fonts for Arabic may have پ but not ہ and ے. */
export const SCRIPT_LETTERS: Readonly<Record<ScriptFace, string>> = {
  devanagari: 'हनद',
  nastaliq: 'پہے',
};

/**
 * Scripts whose face a device without their letters loads before the first paint. Not Nastaliq: its face is three times as
 * large, and its letters hardly move anything when they arrive.
 */
export const EARLY_SCRIPTS: readonly ScriptFace[] = ['devanagari'];
