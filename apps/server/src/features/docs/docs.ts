import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from '@fastify/type-provider-zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { named } from './schema.ts';

/** The page that shows the description needs its own scripts and styles, and pictures that its styles hold. */
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

/** Collects the description of every route that is added after it. */
export async function openApi(app: ApiInstance, { config }: Services): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.siteName} verse API`,
        version,
        description:
          'The scripture, searchable: compatible with version 2 of BaniDB. Errors are `{error: true, data: {error, id}}`.',
        license: { name: 'GPL-3.0-or-later', url: 'https://www.gnu.org/licenses/gpl-3.0.html' },
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      servers: [{ url: config.siteOrigin ?? '/' }],
    },
    hideUntagged: true,
    transform: createJsonSchemaTransform({ schemaRegistry: named }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: named }),
  });
}

/** `GET {prefix}/docs` shows the description, `{prefix}/docs/json` and `/yaml` give it. */
export async function docs(app: ApiInstance, { config }: Services): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: config.apiPrefix,
    staticCSP: DOCS_POLICY,
    uiConfig: { docExpansion: 'list', deepLinking: false },
    theme: { title: `${config.siteName} verse API` },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('cache-control', NO_CACHE);
        done();
      },
    },
  });
}
