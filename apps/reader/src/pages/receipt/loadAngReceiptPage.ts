import { msg } from '@lingui/core/macro';
import { loadAngReceipt } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { isSourceId, parseAng } from '@naad/gurbani-model';
import { pageInSource } from '../../features/reading/pageName.ts';
import { messagePage } from '../message/messagePage.ts';
import type { Loader } from '../pageRoute.ts';

/** Loads the receipt of an ang. */
export const loadAngReceiptPage: Loader = async ({ api, i18n, url }, { source = '', ang: asked = '' }) => {
  const notFound = messagePage(i18n, { id: 'pageNotFound', url: url.pathname });
  const ang = parseAng(asked);
  if (ang === null || !isSourceId(source)) return notFound;
  try {
    const receipt = await loadAngReceipt(api, source, ang);
    const page = pageInSource(i18n, { ...receipt.work, id: source }, ang);
    return {
      kind: 'page',
      status: 200,
      title: i18n._(msg`Hashes of ${page}`),
      content: { page: 'angReceipt', receipt },
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return notFound;
    throw error;
  }
};
