/** For browsers, not clients of the API, whose description leaves it out. */
export const opensearchSchema = { hide: true };
