import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceName } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';
import { ownName } from '../../language/ownName.ts';

/** What a page is called: ang only in the Guru Granth Sahib; the vaaran and kabits are counted, not paged. */
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

/** `Ang 917 of Sri Guru Granth Sahib Ji`. */
export function placeOf(i18n: I18n, source: SourceName, ang: number): string {
  const page = `${pageName(i18n, source.id)} ${String(ang)}`;
  const work = ownName(i18n, source);
  return i18n._(msg`${page} of ${work}`);
}
