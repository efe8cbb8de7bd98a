/** Fragment of a bani's address that opens it where the visitor stopped. */
export const RESUME_HASH = '#resume';
