import type { AngReceipt, LineReceipt } from '@naad/api-client';

/** Content of the page that says where a line comes from. */
export interface ReceiptContent {
  readonly page: 'receipt';
  readonly receipt: LineReceipt;
}

/** Content of the page with the hashes of an ang. */
export interface AngReceiptContent {
  readonly page: 'angReceipt';
  readonly receipt: AngReceipt;
}
