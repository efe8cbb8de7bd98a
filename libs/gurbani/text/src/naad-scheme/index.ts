export { alignScript } from './alignScript.ts';
export type { Piece } from './Piece.ts';
export { createScriptWriter, type ScriptWriter } from './createScriptWriter.ts';
export { toScript } from './toScript.ts';
