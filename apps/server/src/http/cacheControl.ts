/** Scripture changes only with a deployment: six hours fresh, a week usable while it is fetched anew. */
export const SCRIPTURE_CACHE = 'public, max-age=21600, stale-while-revalidate=604800';

/** What differs each time, and errors: never taken from a cache unasked. */
export const NO_CACHE = 'no-cache';

/** A page depends on the reader's cookies, so only the reader's own browser keeps it, and asks each time. */
export const PAGE_CACHE = 'private, no-cache';

/** A redirect that does not differ from one time to the next, though perhaps from one reader to another. */
export const REDIRECT_CACHE = 'private, max-age=3600';

/** What browsers and crawlers ask of a site by fixed names: it may change with its configuration. */
export const SITE_FILE_CACHE = 'public, max-age=3600';

/** The hukamnama of a day: the archive may still be mended. */
export const HUKAMNAMA_CACHE = 'public, max-age=1800';

/** The newest hukamnama: the next one may come at any time. */
export const LATEST_CACHE = 'public, max-age=300';

/** What other sources than the scripture say: they may change theirs. */
export const SOURCE_CACHE = 'public, max-age=3600';
