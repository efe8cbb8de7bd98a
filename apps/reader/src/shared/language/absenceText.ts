import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AbsenceReason } from '@naad/api-client';

const TEXTS: Readonly<Record<AbsenceReason, MessageDescriptor>> = {
  notConfigured: msg`This site has no source for this.`,
  notLicensed: msg`No openly licensed source exists, and this site has no other.`,
  notInScripture: msg`The collection this site uses does not include this.`,
  unknown: msg`This site does not have this.`,
};

/** The reason for a missing feature, as a sentence. */
export function absenceText(i18n: I18n, reason: AbsenceReason): string {
  return i18n._(TEXTS[reason]);
}
