import { msg } from '@lingui/core/macro';
import { loadLineReceipt } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseVerseId } from '@naad/gurbani-model';
import { messagePage } from '../message/messagePage.ts';
import type { Loader } from '../pageRoute.ts';

/** Loads the receipt of a line. */
export const loadReceipt: Loader = async ({ api, i18n, url }, { verse = '' }) => {
  const notFound = messagePage(i18n, { id: 'pageNotFound', url: url.pathname });
  const id = parseVerseId(verse);
  if (id === null) return notFound;
  try {
    const receipt = await loadLineReceipt(api, id);
    const { unicode } = receipt.verse;
    return {
      kind: 'page',
      status: 200,
      title: i18n._(msg`Where “${unicode}” comes from`),
      content: { page: 'receipt', receipt },
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return notFound;
    throw error;
  }
};
