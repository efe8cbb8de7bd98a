import type { FeatureName } from './capabilities.ts';
import type { SiteEvents } from './events.ts';

/**
 * The interface between the server and a front end it renders. The server doesn't know React and the front
 * end doesn't know Fastify: the server passes a {@link PageRequest} and gets a {@link PageResult}.
 */

/**
 * Calls the API over HTTP or in-process. `path` is below its prefix, such as `/v2/shabads/1`; with a `body`, the call is a
 * `POST` of it as JSON.
 */
export type ApiTransport = (path: string, body?: object) => Promise<ApiAnswer>;

export interface ApiAnswer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
  /** True if the calling process created the body, so that it needs no validation. */
  readonly isInProcess?: boolean;
}

/** The operator's links for visitors: addresses, absolute or on this site. */
export interface SiteLinks {
  readonly donate: string;
  readonly feedback: string;
  /** The operator's apps, in display order. */
  readonly apps: readonly SiteApp[];
}

export interface SiteApp {
  readonly platform: 'ios' | 'android' | 'desktop';
  readonly href: string;
}

/** An announcement of the operator for every visitor. */
export interface SiteBanner {
  /** Changes with each announcement; a browser remembers dismissed ids. Letters and digits. */
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'success';
  readonly message: string;
  readonly link: { readonly href: string; readonly label: string } | null;
}

/** The login method of this deployment. */
export interface SiteLogin {
  /**
   * `passwords`: on the site's own pages, with a password or a passkey. `provider`: at an identity provider.
   */
  readonly kind: 'passwords' | 'provider';
  /**
   * True if a token in an address is accepted although this browser started no login
   * (`ALLOW_UNSOLICITED_TOKEN`).
   */
  readonly acceptsUnsolicitedTokens: boolean;
  /** True while accounts are unreachable; omitted otherwise. */
  readonly isUnavailable?: boolean;
}

export interface PageRequest {
  /**
   * Absolute address of the request, with the path and query as sent. `URL` can parse it, and its origin is
   * `origin`.
   */
  readonly href: string;
  /** Fields of a form sent to that address by `POST`; omitted for a `GET`. */
  readonly formFields?: Readonly<Record<string, string>>;
  /** Absolute address of the site, without a trailing slash. */
  readonly origin: string;
  readonly siteName: string;
  readonly links: SiteLinks;
  readonly banner: SiteBanner | null;
  /** Absolute origin of short links, if it isn't the site's own. */
  readonly shareOrigin?: string;
  /** Absolute address of `embed.js`, if it isn't on the site. */
  readonly embedUrl?: string;
  /** Omitted if nobody can log in. */
  readonly login?: SiteLogin;
  /** Omitted unless the operator collects usage statistics. */
  readonly events?: SiteEvents;
  /**
   * Prefix of API addresses in the browser, without a trailing slash: a path of the site such as `/api`, or an absolute
   * address if the API has its own origin.
   */
  readonly apiPrefix: string;
  /** Prefix of account routes: a path of the site, whose origin their cookies and passkeys belong to. */
  readonly accountPrefix: string;
  /** Product version for the footer. */
  readonly version: string;
  /** Request cookies by name; the front end reads preferences from them. */
  readonly cookies: Readonly<Record<string, string>>;
  /** The `Accept-Language` header; empty if missing. */
  readonly acceptLanguage: string;
  readonly api: ApiTransport;
  /** True if the operator has turned off pages without a connection. */
  readonly isOnlineOnly?: true;
  /** True if the page is made on a device without a connection: data that it lacks is missing for that reason. */
  readonly isOffline?: true;
  /** Resolves in a later turn of the event loop, so that other requests run while a long page is rendered. */
  readonly nextTurn: () => Promise<void>;
  /** Reports an error that the page shows to the visitor; for the operator's log. */
  readonly onFailure: (error: unknown) => void;
}

/** A complete HTML document and the CSP hashes it needs. */
export interface PageDocument {
  readonly kind: 'document';
  readonly status: number;
  /** HTML pieces in order; a long document is never joined into one string. */
  readonly html: readonly string[];
  /** CSP source expressions (`'sha256-…'`) of the inline styles in `html`. */
  readonly styleHashes: readonly string[];
  /** CSP source expressions of the inline scripts in `html`; none by default. */
  readonly scriptHashes?: readonly string[];
  /**
   * True if the document stays the same until the next deployment, for every visitor of the same
   * {@link PageVariant | variant}, and is one of a limited number of addresses; omitted otherwise.
   */
  readonly isConstant?: true;
}

export interface PageRedirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302 | 307;
  readonly location: string;
  /** False for a target that changes on each request, such as a random shabad. */
  readonly isCacheable: boolean;
}

export type PageResult = PageDocument | PageRedirect;

/** A sitemap page that isn't scripture. With `feature`, it is listed only if that feature has a source. */
export interface SitemapEntry {
  readonly path: string;
  readonly feature?: FeatureName;
}

/**
 * The `renderPage` export of a front end's server bundle. Never throws for a visitor's mistake: errors are
 * pages.
 */
export type PageRenderer = (request: PageRequest) => Promise<PageResult>;

/**
 * The `pageVariant` export of a front end's server bundle: everything in a request that changes a page besides its address, such
 * as the visitor's preferences. Requests with equal keys get equal pages.
 */
export type PageVariant = (request: Pick<PageRequest, 'cookies' | 'acceptLanguage' | 'banner'>) => {
  readonly key: string;
  /** True if the visitor has chosen nothing but the language and the theme, so that shared caches may keep the page. */
  readonly isShared: boolean;
};
