import type { SiteEvents } from './events.ts';

/**
 * How the server process and a front end it renders talk to each other. The server knows nothing of React, the front
 * end nothing of Fastify: one hands a {@link PageRequest} over, the other answers with a {@link PageResult}.
 */

/** Calls the API wherever it answers: `path` below its prefix, as `/v2/shabads/1`. */
export type ApiTransport = (path: string) => Promise<ApiAnswer>;

interface ApiAnswer {
  readonly status: number;
  /** What its JSON says. */
  readonly body: unknown;
  /** Made by the very process that asks, so that whoever reads it need not check its shape. */
  readonly isOwn?: boolean;
}

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

/** How one logs in to this deployment. */
export interface SiteLogin {
  /** `passwords`: by the site's own pages, with a password or a passkey. `provider`: at an identity provider's. */
  readonly kind: 'passwords' | 'provider';
  /** True where a token in an address is taken although this browser began no login (`ALLOW_UNSOLICITED_TOKEN`). */
  readonly takesUnsolicitedTokens: boolean;
}

export interface PageRequest {
  /** Path and query as the browser asked for them. */
  readonly url: string;
  /** The fields of a form that was sent to that address (`POST`); left out where it was only asked for. */
  readonly sent?: Readonly<Record<string, string>>;
  /** Absolute address of the site, without a trailing slash. */
  readonly origin: string;
  readonly siteName: string;
  readonly links: SiteLinks;
  readonly banner: SiteBanner | null;
  /** Absolute address of short links, where it is not the site's own. */
  readonly shareOrigin?: string;
  /** Left out where nobody can log in. */
  readonly login?: SiteLogin;
  /** Left out where the operator hears of no visits. */
  readonly events?: SiteEvents;
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
  /** As those of styles, of the scripts that stand in it; none unless said. */
  readonly scriptHashes?: readonly string[];
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
