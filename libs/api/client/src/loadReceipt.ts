import { AngReceiptResponse, ReceiptResponse } from '@naad/api-contract';
import type { Ang, SourceId, VerseId } from '@naad/gurbani-model';
import type { ApiClient } from './createApiClient.ts';

/** The origin and hashes of a line. */
export type LineReceipt = ReceiptResponse;
/** The hashes of the lines of an ang. */
export type AngReceipt = AngReceiptResponse;

/** Loads the receipt of a line. Refused as `verseNotFound`. Apart from the client, because only its page needs it. */
export function loadLineReceipt(client: Pick<ApiClient, 'request'>, id: VerseId): Promise<LineReceipt> {
  return client.request(`/v2/receipts/${String(id)}`, ReceiptResponse);
}

/** Loads the receipt of an ang. Refused as `angNotFound`, or `sourceAbsent` for a work without text. */
export function loadAngReceipt(
  client: Pick<ApiClient, 'request'>,
  source: SourceId,
  ang: Ang,
): Promise<AngReceipt> {
  return client.request(`/v2/receipts/angs/${source}/${String(ang)}`, AngReceiptResponse);
}
