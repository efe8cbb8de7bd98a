import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header of the calls that the `pages` process makes to the `api` process. */
export const RENDERER_HEADER = 'x-naad-renderer';

/**
 * A call of our own `pages` process. `render` fetches data for a page, whose own limit already counted it; `forward` passes
 * on a visitor's request, which is limited like one that came directly.
 */
export interface RendererCall {
  readonly purpose: 'render' | 'forward';
  /** Address of the visitor for whom the call is made. */
  readonly visitor: string;
}

/** Reads a call of the `pages` process from its headers; null for any other request. */
export type RendererCallReader = (headers: IncomingHttpHeaders) => RendererCall | null;

/** Value of {@link RENDERER_HEADER}. */
export function formatRendererCall(key: string, { purpose, visitor }: RendererCall): string {
  return `${key} ${purpose} ${visitor}`;
}

/** @param key the secret that both processes know; null if this server has no `pages` process */
export function createRendererCallReader(key: string | null): RendererCallReader {
  if (key === null) return () => null;
  const expected = Buffer.from(key);
  return (headers) => {
    const header = headers[RENDERER_HEADER];
    if (typeof header !== 'string') return null;
    const [given = '', purpose, visitor] = header.split(' ');
    const bytes = Buffer.from(given);
    if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null;
    if ((purpose !== 'render' && purpose !== 'forward') || visitor === undefined) return null;
    return { purpose, visitor };
  };
}
