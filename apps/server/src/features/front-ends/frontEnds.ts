import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import { resolveLanguage, preferencesFromCookies, type ThemeChoice } from '@naad/settings-schema';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { PAGE_CACHE } from '../../http/cacheControl.ts';
import { contentSecurityPolicy } from '../../http/contentSecurityPolicy.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';
import { documentOf, type FrontEnd } from './loadFrontEnds.ts';

/** Pages aren't part of the API, so the OpenAPI description omits them. */
const frontEndSchema = { hide: true };

const YEAR_MS = 31_536_000_000;

/**
 * `/control` and `/display`: documents rendered at build time, in the visitor's language and theme. Their assets are below
 * `assets/`, named by a hash of their content.
 */
export async function frontEnds(
  app: ApiInstance,
  services: SiteServices,
  built: readonly FrontEnd[],
): Promise<void> {
  for (const frontEnd of built) {
    await app.register(fastifyStatic, {
      root: frontEnd.assetsDirectory,
      prefix: `${frontEnd.base}/assets/`,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: YEAR_MS,
      preCompressed: true,
      decorateReply: false,
    });
    for (const [address, name] of frontEnd.addresses) {
      app.get(
        address,
        { schema: frontEndSchema, config: rateLimit('page', services.config.rateLimit) },
        (request, reply) => sendDocument(services, request, reply, frontEnd, name),
      );
    }
  }
}

function sendDocument(
  { config, origin }: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  frontEnd: FrontEnd,
  name: string,
): FastifyReply {
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
    .send(completeDocument(document.html, { siteName: config.siteName, apiPrefix: config.apiPrefix, theme }));
}

/** Values that are unknown when a document is built. */
interface DocumentValues {
  readonly siteName: string;
  /** Path of the API, sent to the script as `data-api-prefix` of the root element. */
  readonly apiPrefix: string;
  readonly theme: ThemeChoice;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Replaces `%SITE_NAME%` and adds the other values as attributes of the root element. */
function completeDocument(html: string, { siteName, apiPrefix, theme }: DocumentValues): string {
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const attributes = ` data-api-prefix="${escapeHtml(apiPrefix)}"${themeAttribute}`;
  // Functions, because `$` has a meaning in replacement strings.
  return html
    .replace(/<html\b/, () => `<html${attributes}`)
    .replaceAll('%SITE_NAME%', () => escapeHtml(siteName));
}
