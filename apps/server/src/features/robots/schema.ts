/** For crawlers, not clients of the API, whose description leaves it out. */
export const robotsSchema = { hide: true };
