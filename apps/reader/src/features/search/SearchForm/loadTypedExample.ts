import { loadChunk } from '../../../shared/loadChunk.ts';
import type { LoadPart } from '../../../shared/usePart.ts';
import type { TypedExample } from './TypedExample.tsx';

/** Loads the animation of examples, for a visitor without a preference for reduced motion. */
export const loadTypedExample: LoadPart<typeof TypedExample> = async () => {
  if (!allowsMotion()) throw new Error('Reduced motion is preferred.');
  return (await loadChunk(() => import('./TypedExample.tsx'))).TypedExample;
};

/** True unless reduced motion is preferred or unknown; then the placeholder shows the same. */
function allowsMotion(): boolean {
  if (typeof window.matchMedia !== 'function') return false;
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
