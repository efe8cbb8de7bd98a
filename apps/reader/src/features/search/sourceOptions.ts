import type { SourceState } from '@naad/api-client';
import { isAngSourceId } from '@naad/gurbani-corpus';
import type { SelectOption } from '@naad/ui-kit';

/** The works to offer: those with pages for a page number, else all; one without text says so and cannot be chosen. */
export function sourceOptions(sources: readonly SourceState[], isAng: boolean): SelectOption[] {
  const offered = sources
    .filter(({ id }) => !isAng || isAngSourceId(id))
    .map(({ id, english, absent }) => ({
      value: id,
      label: absent === null ? english : `${english} (no text here)`,
      isDisabled: absent !== null,
    }));
  return isAng ? offered : [{ value: 'all', label: 'All Sources' }, ...offered];
}
