import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MenuItem } from '@naad/ui-kit';

/** What is theirs who are logged in, and the way out by its address. */
export const ownItems = (i18n: I18n): MenuItem[] => [
  { label: i18n._(msg`Favourite Shabads`), href: '/user/favourite-shabads' },
  { label: i18n._(msg`Your account`), href: '/account' },
  { label: i18n._(msg`Logout`), href: '/logout', isExternal: true },
];
