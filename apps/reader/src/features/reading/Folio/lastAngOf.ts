import type { SourceId } from '@naad/gurbani-model';

/** Angs of the Guru Granth Sahib in every standard printing. */
const GURU_GRANTH_ANGS = 1430;

/** The last page of a work; null where it isn't fixed. */
export const lastAngOf = (source: SourceId): number | null => (source === 'G' ? GURU_GRANTH_ANGS : null);
