import * as z from 'zod/mini';
import type { JsonSchema, Target, TargetParameter } from './fuzzRequest.ts';

const Schema = z.record(z.string(), z.unknown());
const Operation = z.object({
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string(), schema: z.optional(Schema) }))),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(Schema) })) }),
  ),
  security: z.optional(z.array(z.unknown())),
  responses: z.optional(z.record(z.string(), z.unknown())),
});
const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const LOCATIONS: Readonly<Record<string, TargetParameter['location']>> = {
  path: 'path',
  query: 'query',
  header: 'header',
};

function parameterOf({
  name,
  in: where,
  schema = {},
}: NonNullable<z.infer<typeof Operation>['parameters']>[number]): TargetParameter {
  const { maxLength, enum: choices } = schema;
  return {
    name,
    location: LOCATIONS[where] ?? 'query',
    maxLength: typeof maxLength === 'number' ? maxLength : null,
    choices: Array.isArray(choices) ? choices.map(String) : null,
  };
}

/** Routes with long texts are the most expensive, so they get more requests. */
const LONG_TEXT = 500;
const LONG_TEXT_WEIGHT = 3;

function isExpensive(
  parameters: readonly TargetParameter[],
  { requestBody }: z.infer<typeof Operation>,
): boolean {
  return requestBody !== undefined || parameters.some(({ maxLength }) => (maxLength ?? 0) >= LONG_TEXT);
}

/**
 * The routes that an OpenAPI document describes.
 *
 * @throws when the document has another shape, or describes no route
 */
export function readTargets(document: unknown): Target[] {
  const { paths } = z.parse(OpenApi, document);
  const targets = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Target => {
      const body = operation.requestBody?.content['application/json']?.schema ?? null;
      const parameters = (operation.parameters ?? []).map(parameterOf);
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        // The document can list a parameter of a sibling route.
        parameters: parameters.filter(
          ({ name, location }) => location !== 'path' || path.includes(`{${name}}`),
        ),
        body: body as JsonSchema | null,
        takesForms: path.includes('/login/'),
        needsLogin: (operation.security ?? []).length > 0,
        statuses: Object.keys(operation.responses ?? {}).map(Number),
        weight: isExpensive(parameters, operation) ? LONG_TEXT_WEIGHT : 1,
      };
    }),
  );
  if (targets.length === 0) throw new Error('The OpenAPI document describes no route.');
  return targets;
}
