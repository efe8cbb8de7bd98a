import { expect } from 'vitest';
import type * as z from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import { API_ERRORS, ErrorResponse, type ApiErrorId } from '@naad/api-contract';
import type { ApiInstance } from '../http/apiInstance.ts';

/** Gets an address and parses the response by its contract; any status but 200 fails the test. */
export async function getParsed<Schema extends z.$ZodType>(
  server: ApiInstance,
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const reply = await server.inject({ url });
  expect(reply.statusCode, `${url}: ${reply.payload.slice(0, 300)}`).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  return parse(schema, reply.json());
}

/** Expects an address to answer with this error of the catalogue, in the error format of the API. */
export async function expectError(
  server: ApiInstance,
  url: string,
  id: ApiErrorId,
  status: number = API_ERRORS[id].status,
): Promise<void> {
  const reply = await server.inject({ url });
  const context = `${url}: ${reply.payload.slice(0, 300)}`;
  expect(reply.statusCode, context).toBe(status);
  expect(reply.headers['content-type'], context).toBe('application/json; charset=utf-8');
  expect(reply.headers['cache-control'], context).toBe('no-cache');
  const body = parse(ErrorResponse, reply.json());
  expect(body.data.id, context).toBe(id);
  expect(body.data.error.length, context).toBeGreaterThan(10);
  expect(Object.keys(body.data), context).toEqual(['error', 'id']);
  expect(reply.payload, context).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b|\.js\b/);
}
