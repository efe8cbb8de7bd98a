/** Address of the receipt of a line. */
export const receiptHref = (verseId: number): string => `/receipt/${String(verseId)}`;

/** Address of the receipt of an ang. */
export const angReceiptHref = (sourceId: string, ang: number): string =>
  `/receipt/ang/${sourceId}/${String(ang)}`;
