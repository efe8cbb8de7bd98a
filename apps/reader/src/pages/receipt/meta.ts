import { msg } from '@lingui/core/macro';
import type { PageMeta } from '../pageMeta.ts';
import type { AngReceiptContent, ReceiptContent } from './content.ts';

const DESCRIPTION = msg`The edition, letters and hashes of a line of Gurbani, and what was changed in it.`;

export const receipt: PageMeta<ReceiptContent> = {
  page: 'receipt',
  // One for each of 141,264 lines: the shabad is the page to find.
  canonical: () => null,
  describe: (i18n) => i18n._(DESCRIPTION),
};

export const angReceipt: PageMeta<AngReceiptContent> = {
  page: 'angReceipt',
  canonical: () => null,
  describe: (i18n) => i18n._(DESCRIPTION),
};
