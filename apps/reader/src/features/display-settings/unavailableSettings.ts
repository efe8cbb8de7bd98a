import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Capabilities } from '@naad/api-client';
import { TRANSLATION_LANGUAGES, VISRAAM_SOURCES } from '@naad/gurbani-model';
import { isOffered } from '@naad/settings-schema';
import { actionOf } from '../../shared/actions/actions.ts';
import type { Place } from '../../shared/actions/PlaceContext.tsx';

/**
 * Names of the settings of a page that have no effect on this site and aren't shown.
 *
 * @param site null until known: then every setting is shown
 */
export function unavailableSettings(
  site: Capabilities | null,
  { isBani }: Pick<Place, 'isBani'>,
): MessageDescriptor[] {
  if (site === null) return [];
  const languages = TRANSLATION_LANGUAGES.filter((language) => !isOffered(site, 'translations', language));
  const sources = VISRAAM_SOURCES.filter((source) => isOffered(site, 'visraamSource', source));
  return [
    ...languages.map((language) => actionOf(language).label),
    ...(sources.length > 1 ? [] : [msg`Visraam source`]),
    ...(isBani && site.features.lengths.absent !== null ? [msg`Bani length`] : []),
    ...(isOffered(site, 'mahaanKoshTooltip') ? [] : [actionOf('wordMeanings').label]),
    ...(isOffered(site, 'audioPlayer') ? [] : [actionOf('audioPlayer').label]),
  ];
}
