import type { TranslationLanguage } from '../catalogue.ts';

/** One translation as this product names it, and the columns of the source database it is read from. */
export interface TranslatorEntry {
  readonly language: TranslationLanguage;
  readonly field: string;
  /** Ids in `translation_sources`; one translator's works are several there. */
  readonly from: readonly number[];
}

/**
 * Every translation of the source database. The fields of the first six are BaniDB's; the others are named after the
 * translator, since BaniDB has no field for them and no text may stand under another's name.
 */
export const TRANSLATORS: readonly TranslatorEntry[] = [
  { language: 'en', field: 'ssk', from: [1] },
  { language: 'en', field: 'ms', from: [2] },
  { language: 'pu', field: 'ms', from: [3] },
  { language: 'es', field: 'sn', from: [4] },
  { language: 'pu', field: 'ft', from: [5] },
  { language: 'pu', field: 'ss', from: [6] },
  { language: 'en', field: 'kohli', from: [7] },
  { language: 'pu', field: 'jaggi', from: [8] },
  { language: 'en', field: 'sgpc', from: [9] },
  { language: 'en', field: 'jodhSingh', from: [10] },
  { language: 'pu', field: 'virSingh', from: [11] },
  { language: 'en', field: 'bindra', from: [12, 14, 16, 18] },
  { language: 'pu', field: 'gandaSingh', from: [13, 15, 17, 19] },
  { language: 'en', field: 'puri', from: [20] },
  { language: 'pu', field: 'sampuranSingh', from: [21] },
  { language: 'en', field: 'mcleod', from: [22] },
];

/** The translation whose lines have word meanings beside them: Prof. Sahib Singh's. */
export const PADARTH_OF = 6;
