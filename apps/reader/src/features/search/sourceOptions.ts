import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceState } from '@naad/api-client';
import { isAngSourceId } from '@naad/gurbani-model';
import type { SelectOption } from '@naad/ui-kit';
import { localizedName } from '../../shared/language/localizedName.ts';

/**
 * Sources to choose from: those with pages for a page number, otherwise all. A source without text is
 * unavailable.
 */
export function sourceOptions(i18n: I18n, sources: readonly SourceState[], isAng: boolean): SelectOption[] {
  const offered = sources
    .filter(({ id }) => !isAng || isAngSourceId(id))
    .map((source) => ({
      value: source.id,
      label: localizedName(i18n, source),
      unavailable: source.absent === null ? undefined : i18n._(msg`Not available on this site`),
    }));
  return isAng ? offered : [{ value: 'all', label: i18n._(msg`All Sources`) }, ...offered];
}
