import { validatorCompiler, type ZodTypeProvider } from '@fastify/type-provider-zod';
import { ApiError } from '@naad/api-contract';
import { parseQueryString } from '@naad/api-scripture';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  LogController,
  type onRouteHookHandler,
  type RawServerDefault,
} from 'fastify';
import type { Config } from './config/index.ts';
import type { Metrics } from './features/metrics/createMetrics.ts';
import { logAnswer } from './http/accessLog.ts';
import { ACCOUNT_BODY_BYTES } from './http/accountScope.ts';
import { answerClientError } from './http/answerOddRequests.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { readJsonBodies } from './http/readJsonBodies.ts';
import { readRequestTarget } from './http/requestOrigin.ts';
import { sendError } from './http/sendError.ts';

/** Maximum length of a path parameter: a search of up to 10,000 characters is longer when percent-encoded. */
const MAX_PARAM_LENGTH = 16_384;
const REQUEST_TIMEOUT_MS = 30_000;

interface AppParts {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  /** Called for each added route, for tests of all routes. */
  readonly onRoute?: onRouteHookHandler | undefined;
  readonly metrics?: Metrics | null | undefined;
}

/** Creates an app without routes, with our parsers, limits and errors. */
export function createApp({ config, logger, onRoute, metrics }: AppParts): ApiInstance {
  const options: FastifyHttpOptions<RawServerDefault> = {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: ACCOUNT_BODY_BYTES,
    rewriteUrl: readRequestTarget,
    // Our own hook refuses a missing Host header with a message.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAX_PARAM_LENGTH,
      querystringParser: parseQueryString,
    },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply, config);
      logAnswer(request, reply);
      metrics?.answered(request, reply);
    },
    clientErrorHandler: answerClientError,
  };
  const app = fastify(options).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  readJsonBodies(app);
  if (onRoute) app.addHook('onRoute', onRoute);
  // Tests validate responses against the schemas; validating each at run time would double its cost.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, config));
  app.setNotFoundHandler((request, reply) => sendError(new ApiError('notFound'), request, reply, config));
  return app;
}
