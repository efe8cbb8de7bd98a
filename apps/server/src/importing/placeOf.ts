import type * as z from 'zod';

/** The place of a problem in a document, such as `page[3].verseId`. */
export function placeOf({ path }: Pick<z.core.$ZodIssue, 'path'>): string {
  const place = path
    .map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${String(step)}`))
    .join('');
  return place.replace(/^\./, '') || 'the document';
}
