import { toUnicode } from '@naad/gurbani-text';
import type { SearchChoice } from './searchChoice.ts';
import { searchTypeInfo } from './searchTypes.ts';

/** What was searched for: Gurmukhi as Gurmukhi, and beside it the keys where it was typed in others. */
export function ShownQuery({ choice: { query, type } }: { choice: SearchChoice }) {
  if (!searchTypeInfo(type).isGurmukhi) return query;
  const shown = toUnicode(query);
  return (
    <>
      <span lang="pa-Guru">{shown}</span>
      {shown !== query && ` (${query})`}
    </>
  );
}
