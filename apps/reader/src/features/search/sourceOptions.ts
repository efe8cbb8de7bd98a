import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceState } from '@naad/api-client';
import { isAngSourceId } from '@naad/gurbani-corpus';
import type { SelectOption } from '@naad/ui-kit';
import { ownName } from '../../language/ownName.ts';

/** The works to offer: those with pages for a page number, else all; one without text says so and cannot be chosen. */
export function sourceOptions(i18n: I18n, sources: readonly SourceState[], isAng: boolean): SelectOption[] {
  const offered = sources
    .filter(({ id }) => !isAng || isAngSourceId(id))
    .map((source) => {
      const name = ownName(i18n, source);
      const isAbsent = source.absent !== null;
      return {
        value: source.id,
        label: isAbsent ? i18n._(msg`${name} (no text here)`) : name,
        isDisabled: isAbsent,
      };
    });
  return isAng ? offered : [{ value: 'all', label: i18n._(msg`All Sources`) }, ...offered];
}
