import * as z from 'zod/mini';

/** A name column of BaniDB's flat rows: always sent, null if the name is missing. */
export const Name = z.nullable(z.string());

/** Writer and raag as columns of BaniDB's flat rows. */
export const WRITER_AND_RAAG_COLUMNS = {
  WriterID: z.nullable(z.number()),
  WriterGurmukhi: Name,
  WriterUnicode: Name,
  WriterEnglish: Name,
  RaagID: z.nullable(z.number()),
  RaagGurmukhi: Name,
  RaagUnicode: Name,
  RaagEnglish: Name,
};
