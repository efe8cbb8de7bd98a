/**
 * How verses are laid out: `mixed` has what belongs to a line below it, `paragraph` the same in groups by paragraph number;
 * `split` has columns, `reading` lets the verses run on, and `alone` is the lines and nothing else.
 */
export type VersesMode = 'mixed' | 'split' | 'reading' | 'paragraph' | 'alone';
