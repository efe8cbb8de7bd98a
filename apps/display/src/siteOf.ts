/** What the server says of itself in the document. */
export interface Site {
  /** Where the API answers, as `/api`. */
  readonly apiPrefix: string;
  readonly origin: string;
}

export function siteOf({ dataset }: HTMLElement): Site {
  return { apiPrefix: dataset['apiPrefix'] ?? '/api', origin: location.origin };
}
