import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from '@fastify/type-provider-zod';
import type { FastifySchema } from 'fastify';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { named } from './schema.ts';

/** Content security policy of the docs page: its own scripts and styles, and images embedded in its styles. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Swagger UI sets no viewport for phones, and its dark theme is switched by the top bar. We leave the bar out: it loads
 * other descriptions, which our policy forbids, and its logo has an inline style.
 */
const DOCS_SCRIPT = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', prefersDark.matches);
prefersDark.addEventListener('change', follow);
follow();
`;

const toJsonSchema = createJsonSchemaTransform({ schemaRegistry: named });

const EVENT_STREAM = 'text/event-stream';

/** Gives the successful answer of a route that produces an event stream that media type; refusals remain JSON. */
function withEventStream(schema: FastifySchema | undefined): FastifySchema | undefined {
  if (!schema?.produces?.includes(EVENT_STREAM)) return schema;
  const { produces: _produces, response, ...rest } = schema;
  const stream = {
    description: 'Server-sent events',
    content: { [EVENT_STREAM]: { schema: { type: 'string' } } },
  };
  return { ...rest, response: { ...(response as object), 200: stream } };
}

/** Collects the OpenAPI description of every route registered after it. */
export async function openApi(app: ApiInstance, { config }: Services): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.siteName} verse API`,
        version,
        description:
          'Search and read the scripture; compatible with version 2 of BaniDB, except that there is no GraphQL (`/v2/graphql`). Gurmukhi letters with a nukta are precomposed (U+0A33, U+0A36, U+0A59–5B, U+0A5E). Errors are `{error: true, data: {error, id}}`.',
        license: { name: 'GPL-3.0-or-later', url: 'https://www.gnu.org/licenses/gpl-3.0.html' },
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      servers: [{ url: config.siteOrigin ?? '/' }],
    },
    hideUntagged: true,
    transform: (route) => {
      const { schema, url } = toJsonSchema(route);
      // Undocumented routes have none.
      return { schema: withEventStream(schema) as FastifySchema, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: named }),
  });
}

/** `GET {prefix}/docs` shows the OpenAPI description; `{prefix}/docs/json` and `/yaml` return it. */
export async function docs(app: ApiInstance, { config }: Services): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: config.apiPrefix,
    staticCSP: DOCS_POLICY,
    uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
    theme: {
      title: `${config.siteName} verse API`,
      js: [{ filename: 'docs.js', content: DOCS_SCRIPT }],
    },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('cache-control', NO_CACHE);
        done();
      },
    },
  });
}
