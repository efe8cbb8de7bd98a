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

/** The part of the server that routes are added to; their schemas are zod's. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request that the route's schema refuses is answered with; `badRequest` unless said. */
    malformed?: ApiErrorId;
  }
}

/** What a route may say of itself besides its schema. */
export type RouteConfig = FastifyContextConfig;
