import { precomposeGurmukhi } from '@naad/gurbani-text';

/** Serializes an answer of the verse API, whose existing clients compare with precomposed letters. */
export function precomposedJson(data: unknown): string {
  return precomposeGurmukhi(JSON.stringify(data));
}
