/** Short links are for people; the description of the API leaves them out. */
export const shortLinkSchema = { hide: true };
