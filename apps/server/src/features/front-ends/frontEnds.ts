import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  contentSecurityPolicy,
  FILE_LIST,
  LAN_ORIGINS_META,
  SITE_CONFIG_META,
  type SiteConfig,
} from '@naad/api-contract';
import { resolveLanguage, preferencesFromCookies, type ThemeChoice } from '@naad/settings-schema';
import type { Config } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { browserApi } from '../../http/browserApi.ts';
import { PAGE_CACHE, REDIRECT_CACHE } from '../../http/cacheControl.ts';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { isInside, lanOrigins } from '../../http/lanOrigins.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { serveAssets, serveFiles } from '../../http/serveFiles.ts';
import type { SiteServices } from '../../services.ts';
import { documentOf, FRONT_ENDS, type FrontEnd } from './loadFrontEnds.ts';

/** Pages aren't part of the API, so the OpenAPI description omits them. */
const frontEndSchema = { hide: true };

/**
 * `/control` and `/display`: documents rendered at build time, in the visitor's language and theme. Their assets are below
 * `assets/`, named by a hash of their content. A front end on another host (`CONTROLLER_URL`, `DISPLAY_URL`) is redirected to.
 */
export async function frontEnds(
  app: ApiInstance,
  services: SiteServices,
  built: readonly FrontEnd[],
): Promise<void> {
  for (const { name, documents } of FRONT_ENDS) {
    const elsewhere = services.config.frontEnds[name];
    const frontEnd = built.find((each) => each.name === name);
    if (elsewhere !== null) redirect(app, services, Object.keys(documents), elsewhere);
    else if (frontEnd) await serve(app, services, frontEnd);
  }
}

async function serve(app: ApiInstance, services: SiteServices, frontEnd: FrontEnd): Promise<void> {
  const { base, directory } = frontEnd;
  await serveAssets(app, { root: path.join(directory, 'assets'), prefix: `${base}/assets/` });
  // Icons and the list of files; the rest is in the documents, or for static hosts.
  const rest = ['assets/**', '**/*.html', `**/!(${FILE_LIST.replace('.json', '')}).json`, '**/*.webmanifest'];
  await serveFiles(app, { root: directory, prefix: `${base}/` }, rest);
  for (const [address, name] of frontEnd.addresses) {
    app.get(
      address,
      { schema: frontEndSchema, config: rateLimit('page', services.config.rateLimit) },
      (request, reply) => sendDocument(services, request, reply, frontEnd, name),
    );
  }
}

/**
 * Redirects to a front end on another host, which may not rewrite paths: a code or the name of a window goes into the query.
 * The browser keeps the fragment, which has the secrets.
 */
function redirect(
  app: ApiInstance,
  { config }: SiteServices,
  addresses: readonly string[],
  url: string,
): void {
  for (const address of addresses) {
    app.get(
      address,
      { schema: frontEndSchema, config: rateLimit('page', config.rateLimit) },
      (request, reply) => {
        const target = new URL(url);
        target.search = new URL(request.url, target).search;
        const { code } = request.params as { readonly code?: string };
        const [, , window] = address.split('/');
        if (code !== undefined) target.searchParams.set('code', code);
        else if (window !== undefined) target.searchParams.set(window, '');
        return reply.header('cache-control', REDIRECT_CACHE).redirect(target.href, 302);
      },
    );
  }
}

function sendDocument(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  frontEnd: FrontEnd,
  name: string,
): FastifyReply {
  const { config, origin } = services;
  const { theme, language } = preferencesFromCookies(request.cookies);
  const visitorLanguage = resolveLanguage(language, request.headers['accept-language'] ?? '');
  const document = documentOf(frontEnd, name, visitorLanguage);
  if (!document) throw new ApiError('notFound');
  // An address with a code leads to a session that ends the same day, so search engines mustn't index it.
  if (request.url.split('?')[0] !== frontEnd.base) reply.header('x-robots-tag', 'noindex');
  const { styleHashes, scriptHashes } = document;
  const policy = contentSecurityPolicy(styleHashes, {
    socketOrigin: origin(request),
    apiOrigin: config.apiOrigin,
    scriptHashes,
  });
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', PAGE_CACHE)
    .header('vary', 'Cookie, Accept-Language')
    .send(completeDocument(document.html, theme, siteConfig(config), lanOriginsFor(services, request)));
}

/** The configuration that a static host has in `config.json`; parts on this server are left out. */
function siteConfig(config: Config): SiteConfig {
  const {
    siteName,
    apiOrigin,
    frontEnds: { controller, display },
  } = config;
  return {
    siteName,
    apiUrl: browserApi(config) || '/',
    ...(apiOrigin !== null && { readerUrl: '/' }),
    ...(controller !== null && { controllerUrl: controller }),
    ...(display !== null && { displayUrl: display }),
  };
}

/** Addresses for phones of the same network; none for a visitor from outside of it. */
function lanOriginsFor({ config, addressOf }: SiteServices, request: FastifyRequest): string[] {
  return config.showsLanAddresses && isInside(addressOf(request.raw)) ? lanOrigins(config.port) : [];
}

/** Adds what is unknown when a document is built: the theme, the site's name in the title, and the configuration. */
function completeDocument(
  html: string,
  theme: ThemeChoice,
  site: SiteConfig,
  lan: readonly string[],
): string {
  const metas = [
    [SITE_CONFIG_META, site] as const,
    ...(lan.length > 0 ? [[LAN_ORIGINS_META, lan] as const] : []),
  ];
  const config = metas
    .map(([name, content]) => `<meta name="${name}" content="${escapeMarkup(JSON.stringify(content))}">`)
    .join('');
  const title = ` - ${escapeMarkup(site.siteName ?? '')}</title>`;
  // Functions, because `$` has a meaning in replacement strings.
  return html
    .replace(/<html\b/, () => (theme === 'system' ? '<html' : `<html data-theme="${theme}"`))
    .replace('</title>', () => title + config);
}
