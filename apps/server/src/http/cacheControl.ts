/** Scripture changes only with a deployment: fresh for six hours, usable for a week while revalidating. */
export const SCRIPTURE_CACHE = 'public, max-age=21600, stale-while-revalidate=604800';

/** Responses that differ each time, and errors: always revalidated. */
export const NO_CACHE = 'no-cache';

/**
 * A page depends on the reader's cookies, so only the reader's browser caches it and revalidates each time.
 */
export const PAGE_CACHE = 'private, no-cache';

/**
 * A page of scripture for readers who have chosen nothing but the language and the theme. Browsers revalidate it; shared caches
 * keep it for five minutes, the longest that they may serve a page of an earlier deployment. Not `no-cache`: nginx wouldn't
 * store it.
 */
export const SHARED_PAGE_CACHE = 'public, max-age=0, s-maxage=300';

/** A redirect that is stable over time but may depend on the reader. */
export const REDIRECT_CACHE = 'private, max-age=3600';

/** Well-known site files, which may change with the configuration. */
export const SITE_FILE_CACHE = 'public, max-age=3600';

/** The hukamnama of a day; the archive may be corrected. */
export const HUKAMNAMA_CACHE = 'public, max-age=1800';

/** The newest hukamnama; the next may be published at any time. */
export const LATEST_CACHE = 'public, max-age=300';

/** Data from external sources, which may change. */
export const SOURCE_CACHE = 'public, max-age=3600';

/** The capabilities; a component may fail or recover at any time. */
export const CAPABILITIES_CACHE = 'public, max-age=60';
