/** Index of a line in the whole scripture, 0-based. Internal: it changes with the source database. */
export type LineIndex = number;
/** Index of a shabad in the whole scripture, 0-based. Internal, like {@link LineIndex}. */
export type ShabadIndex = number;
