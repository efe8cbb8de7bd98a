import { makeI18n } from '../language/makeI18n.ts';

/** The texts as they stand in the source. */
export const english = makeI18n('en', {});
