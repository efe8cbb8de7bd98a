import { ApiError } from '@naad/api-contract';
import type { ApiInstance } from './apiInstance.ts';

/**
 * Stored lists may nest 32 levels inside a body; thousands of levels would overflow a recursive parser's
 * stack.
 */
export const MAX_JSON_DEPTH = 64;

/** True if lists and objects in JSON text are nested deeper than `maxDepth`, ignoring strings. */
function isDeeper(json: string, maxDepth: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}

/**
 * Parses JSON bodies, and refuses those that are nested too deeply (400 `badRequest`) before they reach a route.
 * @param type content type of JSON: plain text for beacons, which ask another origin for no permission as plain text
 */
export function readJsonBodies(
  app: ApiInstance,
  type: 'application/json' | 'text/plain' = 'application/json',
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  if (app.hasContentTypeParser(type)) app.removeContentTypeParser(type);
  app.addContentTypeParser(type, { parseAs: 'string' }, (request, body: string, done) => {
    if (isDeeper(body, MAX_JSON_DEPTH)) {
      done(new ApiError('badRequest', `The body is nested more than ${String(MAX_JSON_DEPTH)} levels deep.`));
      return;
    }
    // The type allows a promise, but this parser uses the callback.
    void parse(request, body, done);
  });
}
