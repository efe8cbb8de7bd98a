/** Pages are described by their HTML; the description of the API leaves them out. */
export const frontEndSchema = { hide: true };
