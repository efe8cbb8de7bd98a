import { GURU_GRANTH_ANGS, type SourceId } from '@naad/gurbani-model';

/** The last page of a work; null where it isn't fixed. */
export const lastAngOf = (source: SourceId): number | null => (source === 'G' ? GURU_GRANTH_ANGS : null);
