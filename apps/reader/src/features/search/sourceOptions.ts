import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceState } from '@naad/api-client';
import { isAngSourceId } from '@naad/gurbani-model';
import type { SelectOption } from '@naad/ui-kit';
import { localizedName } from '../../shared/language/localizedName.ts';

/**
 * Sources to choose from: those with pages for a page number, otherwise all. A source without text is disabled and
 * labelled.
 */
export function sourceOptions(i18n: I18n, sources: readonly SourceState[], isAng: boolean): SelectOption[] {
  const offered = sources
    .filter(({ id }) => !isAng || isAngSourceId(id))
    .map((source) => {
      const name = localizedName(i18n, source);
      const isAbsent = source.absent !== null;
      return {
        value: source.id,
        label: isAbsent ? i18n._(msg`${name} (not available)`) : name,
        isDisabled: isAbsent,
      };
    });
  return isAng ? offered : [{ value: 'all', label: i18n._(msg`All Sources`) }, ...offered];
}
