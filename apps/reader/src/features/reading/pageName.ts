import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceId, SourceName } from '@naad/gurbani-model';
import { formatAng } from '../../shared/language/formatAng.ts';
import { localizedName } from '../../shared/language/localizedName.ts';

/**
 * Names of a page by source: ang only in the Guru Granth Sahib; the vaaran and kabits are counted rather than paged.
 */
const PAGE_NAMES: Record<SourceId, MessageDescriptor> = {
  G: msg`Ang`,
  D: msg`Pannaa`,
  B: msg`Vaar`,
  S: msg`Pauree`,
  K: msg`Kabit`,
  A: msg`Pannaa`,
  N: msg`Pannaa`,
  R: msg`Pannaa`,
};

export function pageName(i18n: I18n, source: SourceId): string {
  return i18n._(PAGE_NAMES[source]);
}

/** `Ang 917`. */
export function numberedPage(i18n: I18n, source: SourceId, ang: number): string {
  return `${pageName(i18n, source)} ${formatAng(i18n, ang)}`;
}

/** `Ang 917 of Sri Guru Granth Sahib Ji`. */
export function pageInSource(i18n: I18n, source: SourceName, ang: number): string {
  const page = numberedPage(i18n, source.id, ang);
  const work = localizedName(i18n, source);
  return i18n._(msg`${page} of ${work}`);
}
