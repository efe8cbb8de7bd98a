/** Scripts of the texts that are imported. */
export type TextScript = 'Gurmukhi' | 'Latin' | 'Devanagari';

const SCRIPTS: Readonly<Record<TextScript, RegExp>> = {
  Gurmukhi: /\p{Script=Gurmukhi}/u,
  Latin: /\p{Script=Latin}/u,
  Devanagari: /\p{Script=Devanagari}/u,
};

/**
 * Why a text can't be what it is said to be, or null: control characters, broken encoding, or mostly letters of
 * another script. Words of another script within it are allowed.
 */
export function textProblem(text: string, script: TextScript | null): string | null {
  if (/\p{Surrogate}|\uFFFD/u.test(text)) return 'has a character that was lost in a wrong encoding';
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return 'has a control character';
  if (script === null) return null;
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? [];
  // The translation of a line may be its number alone.
  if (letters.length === 0) return /\p{N}/u.test(text) ? null : 'has no letters';
  const ofScript = letters.filter((letter) => SCRIPTS[script].test(letter));
  return ofScript.length * 2 > letters.length ? null : `should be in ${script} letters`;
}
