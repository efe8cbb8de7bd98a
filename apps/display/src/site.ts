/** Site settings that the server writes into the document. */
export interface Site {
  /** Path of the API, such as `/api`. */
  readonly apiPrefix: string;
  readonly origin: string;
}

/** Reads the site settings from the root element. */
export function readSite({ dataset }: HTMLElement): Site {
  return { apiPrefix: dataset['apiPrefix'] ?? '/api', origin: location.origin };
}

/** Selects the page by URL: `/display/overlay`, `/display/screen` or `/display?screen`, otherwise the desk. */
export function selectPage({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): 'desk' | 'screen' | 'overlay' {
  const name = pathname.replace(/\/+$/, '').split('/').at(-1);
  if (name === 'overlay') return 'overlay';
  return name === 'screen' || new URLSearchParams(search).has('screen') ? 'screen' : 'desk';
}
