/**
 * How the server process and a front end it renders talk to each other. The server knows nothing of React, the front
 * end nothing of Fastify: one hands a {@link PageRequest} over, the other answers with a {@link PageResult}.
 */

/** Calls the API wherever it answers: `path` below its prefix, as `/v2/shabads/1`; the answer's status and parsed body. */
export type ApiTransport = (path: string) => Promise<{ status: number; body: unknown }>;

/** Where the operator wants visitors to go, or to find themselves: addresses, absolute or on this site. */
export interface SiteLinks {
  readonly donate: string;
  readonly feedback: string;
  /** Apps of the operator's, in the order they are shown. */
  readonly apps: readonly SiteApp[];
}

export interface SiteApp {
  readonly platform: 'ios' | 'android' | 'desktop';
  readonly href: string;
}

/** News the operator has for everybody. */
export interface SiteBanner {
  /** Another for other news: by it a browser remembers what was dismissed. Letters and digits. */
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'success';
  readonly message: string;
  readonly link: { readonly href: string; readonly label: string } | null;
}

export interface PageRequest {
  /** Path and query as the browser asked for them. */
  readonly url: string;
  /** Absolute address of the site, without a trailing slash. */
  readonly origin: string;
  readonly siteName: string;
  readonly links: SiteLinks;
  readonly banner: SiteBanner | null;
  /** Where a browser finds the API: `/api`, or what the operator chose; no trailing slash. */
  readonly apiPrefix: string;
  /** Product version for the footer. */
  readonly version: string;
  /** The cookies of the request by name; the front end reads its preferences from them. */
  readonly cookies: Readonly<Record<string, string>>;
  /** The header of that name, by which a visitor's browser says what they read; empty where there is none. */
  readonly acceptLanguage: string;
  readonly api: ApiTransport;
  /** Hears of what went wrong while a page was made that says so; for the operator's log. */
  readonly onFailure: (error: unknown) => void;
}

/** A whole HTML document, and what the server has to allow for it. */
export interface PageDocument {
  readonly kind: 'document';
  readonly status: number;
  readonly html: string;
  /** CSP source expressions (`'sha256-…'`) of the inline styles in `html`. */
  readonly styleHashes: readonly string[];
}

export interface PageRedirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302 | 307;
  readonly location: string;
  /** False for a place that differs each time, as a random shabad does. */
  readonly isCacheable: boolean;
}

export type PageResult = PageDocument | PageRedirect;

/** What a front end's server bundle exports as `renderPage`. Never throws for what a visitor asks: errors are pages. */
export type PageRenderer = (request: PageRequest) => Promise<PageResult>;
