import { type Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As sent, which may be compressed. */
  readonly body: Buffer;
}

/**
 * Requests an address without decompressing the answer, which `fetch` takes most of its time for. Rejects if the answer ends too
 * early.
 */
export function ask(
  agent: Agent,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      buffer(reply).then((body) => {
        resolve({ status: reply.statusCode, headers: reply.headers, body });
      }, reject);
    }).on('error', reject);
  });
}
