import type { DoodleResponse } from '@naad/api-contract';

/** A drawing for the day, which stands where the logo stands on Home. */
export interface Doodle {
  readonly imageHref: string;
  /** What it shows; empty where nobody said. */
  readonly description: string;
  /** Where it leads; null where it leads nowhere. */
  readonly href: string | null;
  /** Whose drawing it is; null where nobody is named. */
  readonly credit: { readonly name: string; readonly href: string | null } | null;
}

/** The first row, unless there is an error, no row, or a picture that may not be loaded. */
export function doodleFromWire({ error, rows }: DoodleResponse): Doodle | null {
  const row = rows?.[0];
  const imageHref = safeHref(row?.Image);
  if (error || !row || imageHref === null) return null;
  const name = row.SourceText?.trim() ?? '';
  return {
    imageHref,
    description: row.Description?.trim() ?? '',
    href: safeHref(row.Link),
    credit: name === '' ? null : { name, href: safeHref(row.SourceLink) },
  };
}

/**
 * An address that comes from outside, if it is of https or a path of this site; else null. Above all no `javascript:`, and
 * nothing that a browser would read as another site: `//host`, `/\host`, or either with a tab or line break in between,
 * which browsers leave out.
 */
function safeHref(address: string | null | undefined): string | null {
  const href = address?.trim() ?? '';
  const isPlain = !/[\s\\\p{Cc}]/u.test(href);
  return isPlain && /^(https:\/\/[^/]|\/(?!\/))/i.test(href) ? href : null;
}
