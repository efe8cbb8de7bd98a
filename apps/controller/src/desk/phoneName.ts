import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NamedPhone } from '@naad/sync-protocol';

const KINDS: Readonly<Record<NamedPhone['kind'], MessageDescriptor>> = {
  iPhone: msg`iPhone`,
  iPad: msg`iPad`,
  androidPhone: msg`Android phone`,
  androidTablet: msg`Android tablet`,
  windows: msg`Windows computer`,
  mac: msg`Mac`,
  chromeOs: msg`Chromebook`,
  linux: msg`Linux computer`,
  other: msg`Phone`,
};

/** Names a phone as the display's list does: as its owner, or by its kind, with a number from the second on. */
export function phoneName(i18n: I18n, { name, kind, number }: Omit<NamedPhone, 'id'>): string {
  if (name !== undefined) return name;
  const kindName = i18n._(KINDS[kind]);
  return number === 1 ? kindName : `${kindName} ${i18n.number(number)}`;
}
