import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AbsenceReason } from '@naad/api-client';

const TEXTS: Readonly<Record<AbsenceReason, MessageDescriptor>> = {
  notConfigured: msg`The operator of this site has named no source of it.`,
  notLicensed: msg`Nobody offers it under an open licence, and the operator of this site has named no source of it.`,
  notInScripture: msg`The collection this site is built from does not have it, and the operator of this site has named no other source of it.`,
  unknown: msg`This server does not have it.`,
};

/** Why something is not here, in a sentence. */
export function absenceText(i18n: I18n, reason: AbsenceReason): string {
  return i18n._(TEXTS[reason]);
}
