import { WORK } from '../shabadIds.ts';

/** A stretch of one work whose translation stands beside other lines than its own, and isn't served. */
export interface WithheldTranslation {
  /** Key of the translation. */
  readonly translation: string;
  /** Work, by its id in the source database. */
  readonly work: number;
  /** Ids of the first and the last line. */
  readonly first: string;
  readonly last: string;
  /** End numbers in the stretch that can be compared, and those that disagree. The build measures both again. */
  readonly compared: number;
  readonly disagreeing: number;
}

/** Everything that is withheld. The build stops if the source has more to withhold, or no longer needs one of these. */
export const WITHHELD_TRANSLATIONS: readonly WithheldTranslation[] = [
  // The whole work: the texts drift from the sixth couplet on, and in ghazal 2 are already those of ghazal 3.
  {
    translation: 'en.bindra',
    work: WORK.ghazals,
    first: 'J404',
    last: '867G',
    compared: 179,
    disagreeing: 164,
  },
  // Up to couplet 402, whose couplet 1 has the text of 353, and the first line of 403, which has that of Jot Bigas 175.
  // From there on, all 108 numbers agree.
  {
    translation: 'en.bindra',
    work: WORK.zindagiNama,
    first: 'PK1A',
    last: 'WY1P',
    compared: 134,
    disagreeing: 134,
  },
  // Ram Avtar, verses 791 to 856: each line has the text of a line of the next verse.
  {
    translation: 'pu.jaggi',
    work: WORK.dasamGranth,
    first: '1A6T',
    last: '1UGH',
    compared: 43,
    disagreeing: 43,
  },
];

/** A stretch whose translator counts the verses differently. Its texts were read and stand beside their lines. */
export type OwnNumbering = Pick<WithheldTranslation, 'translation' | 'work' | 'first' | 'last'>;

export const OWN_NUMBERINGS: readonly OwnNumbering[] = [
  // Kabits 2 to 8 begin again at stanza 1; he goes on counting from the first kabit's three.
  { translation: 'pu.sampuranSingh', work: WORK.kabitSavaiye, first: '5488', last: 'RJ7J' },
];
