/** The build turns catalogs into modules. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
