import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ApiErrorId } from '@naad/api-contract';

/** The server as seen by routes, with zod schemas. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error id for a request that the route's schema refuses; `badRequest` by default. */
    malformed?: ApiErrorId;
  }
}

/** Route options besides the schema. */
export type RouteConfig = FastifyContextConfig;
