import { searchTypeRules } from '@naad/gurbani-model';
import { toUnicode } from '@naad/gurbani-text';
import type { SearchChoice } from './searchChoice.ts';

/** The query: as Gurmukhi if it is Gurmukhi, with the typed keys beside it if they differ. */
export function ShownQuery({ choice: { query, type } }: { choice: SearchChoice }) {
  const isInGurmukhi = /[\u0A00-\u0A7F]/.test(query);
  const takesKeys = searchTypeRules(type).typed === 'gurmukhi';
  if (!isInGurmukhi && !takesKeys) return query;
  return (
    <>
      <span lang="pa-Guru">{takesKeys ? toUnicode(query) : query}</span>
      {!isInGurmukhi && ` (${query})`}
    </>
  );
}
