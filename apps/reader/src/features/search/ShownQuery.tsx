import { toUnicode } from '@naad/gurbani-text';
import type { SearchChoice } from './searchChoice.ts';
import { searchTypeInfo } from './searchTypes.ts';

/** What was searched for: Gurmukhi as Gurmukhi, and beside it the keys where it was typed in others. */
export function ShownQuery({ choice: { query, type } }: { choice: SearchChoice }) {
  const isInGurmukhi = /[\u0A00-\u0A7F]/.test(query);
  const takesKeys = searchTypeInfo(type).isGurmukhi;
  if (!isInGurmukhi && !takesKeys) return query;
  return (
    <>
      <span lang="pa-Guru">{takesKeys ? toUnicode(query) : query}</span>
      {!isInGurmukhi && ` (${query})`}
    </>
  );
}
