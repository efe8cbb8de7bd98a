import type { SourceId } from '@naad/gurbani-model';

/** Row counts of version 4.8.3 of the source database. The build stops if they differ. */
export const EXPECTED_ROWS: Readonly<Record<string, number>> = {
  sources: 12,
  sections: 139,
  subsections: 403,
  writers: 42,
  shabads: 12_730,
  line_types: 4,
  lines: 141_264,
  languages: 5,
  translation_sources: 22,
  translations: 524_653,
  transliterations: 423_792,
  banis: 29,
  bani_lines: 9_424,
};

/** Counts by source; contiguous repeats in the Guru Granth Sahib are one shabad, as in BaniDB. */
export const EXPECTED_BY_SOURCE: Readonly<
  Record<SourceId, { shabads: number; lines: number; angs: number }>
> = {
  G: { shabads: 5_524, lines: 60_555, angs: 1_430 },
  D: { shabads: 5_470, lines: 67_758, angs: 1_428 },
  B: { shabads: 913, lines: 7_232, angs: 40 },
  S: { shabads: 28, lines: 353, angs: 28 },
  K: { shabads: 675, lines: 2_761, angs: 675 },
  N: { shabads: 82, lines: 2_510, angs: 0 },
  R: { shabads: 13, lines: 95, angs: 0 },
  A: { shabads: 0, lines: 0, angs: 0 },
};

export const EXPECTED_LINE_TYPES = {
  manglacharan: 642,
  sirlekh: 9_902,
  rahao: 5_406,
  pankti: 125_314,
} as const;

/** Translated lines, by translation, without the 1,610 of Bindra and the 274 of Jaggi that are withheld. */
export const EXPECTED_TRANSLATIONS: Readonly<Record<string, number>> = {
  'en.ssk': 60_555,
  'en.ms': 60_482,
  'pu.ms': 60_491,
  'es.sn': 60_489,
  'pu.ft': 55_369,
  'pu.ss': 56_580,
  'en.kohli': 33_704,
  'pu.jaggi': 67_446,
  'en.sgpc': 17,
  'en.jodhSingh': 6_832,
  'pu.virSingh': 6_452,
  'en.bindra': 897,
  'pu.gandaSingh': 2_484,
  'en.puri': 2_759,
  'pu.sampuranSingh': 2_753,
  'en.mcleod': 62,
};

/** Pause marks in the source text, by character. */
export const EXPECTED_PAUSE_MARKS = { ';': 79_484, ',': 10_751, '.': 21_424 } as const;

/** Headwords of the glossary, and their distinct meanings. */
export const EXPECTED_GLOSSARY = { words: 35_195, meanings: 73_619 } as const;

/** Shabads without related ones: only headings, ends of chapters, or unique words. */
export const EXPECTED_WITHOUT_RELATED = 12;
