import { createHash } from 'node:crypto';
import type { DoodleRow, MessageRow, SiteBanner } from '@naad/api-contract';
import * as z from 'zod';

/**
 * What an operator may say and show to everybody: drawings for some days, and news. docs/site-files.md describes the two
 * documents for operators.
 */

const Text = z.string().trim().min(1);
/** Of this site or encrypted: nothing that a browser would take for a script or for another site without encryption. */
const Link = z
  .string()
  .regex(
    /^(https:\/\/[^\s/\\][^\s\\]*|\/(?![/\\])[^\s\\]*)$/i,
    'should be an https address or a path of this site',
  );
const Image = z
  .string()
  .regex(/^[\w-]{1,80}\.(svg|png|webp|jpg|avif)$/, 'should be the name of a picture in images, as river.svg');
/** A day, or a day of every year. */
const Day = z
  .string()
  .regex(
    /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    'should be a day such as 2026-11-24, or 11-24 for every year',
  );
/** From a day to a day, both among them; without, always. */
const SPAN = { from: Day.optional(), to: Day.optional() };

function isOneKind({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return from === undefined || to === undefined || from.length === to.length;
}
const SAME_KIND = 'from and to should both have a year, or neither';

export const DoodlesFile = z.strictObject({
  format: z.literal('naad-doodles'),
  version: z.literal(1),
  doodles: z.array(
    z
      .strictObject({
        ...SPAN,
        image: Image,
        /** The same for a small square. */
        square: Image.optional(),
        description: Text.max(300),
        link: Link.optional(),
        credit: z.strictObject({ name: Text.max(200), link: Link.optional() }),
      })
      .refine(isOneKind, SAME_KIND),
  ),
});
export type Doodle = z.infer<typeof DoodlesFile>['doodles'][number];

export const BannersFile = z.strictObject({
  format: z.literal('naad-banners'),
  version: z.literal(1),
  banners: z.array(
    z
      .strictObject({
        ...SPAN,
        id: z.string().regex(/^[a-z\d-]{1,40}$/, 'should be small letters, digits and dashes'),
        /** One may be kept here and not shown, as one that asks for donations. */
        enabled: z.boolean().default(true),
        tone: z.enum(['info', 'warning', 'success']).default('info'),
        title: Text.max(100).optional(),
        message: Text.max(300),
        link: z.strictObject({ href: Link, label: Text.max(60) }).optional(),
      })
      .refine(isOneKind, SAME_KIND),
  ),
});
export type Banner = z.infer<typeof BannersFile>['banners'][number];

export interface ImageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** What the operator's files say of a day, `2026-11-24`. */
export interface SiteFiles {
  readonly hasDoodles: boolean;
  readonly images: ReadonlyMap<string, ImageFile>;
  doodles(day: string): DoodleRow[];
  messages(day: string): MessageRow[];
  banner(day: string): SiteBanner | null;
}

export const IMAGE_PATH = '/site-files';

/** A span may go over the end of a year, where its days have none. */
function isOn({ from, to }: { from?: string | undefined; to?: string | undefined }, day: string): boolean {
  const of = (bound: string) => day.slice(-bound.length);
  const isAfter = from === undefined || of(from) >= from;
  const isBefore = to === undefined || of(to) <= to;
  const isOverYear = from !== undefined && to !== undefined && from > to;
  return isOverYear ? isAfter || isBefore : isAfter && isBefore;
}

function presentDoodle({ image, square, description, link, credit }: Doodle): DoodleRow {
  return {
    Image: `${IMAGE_PATH}/${image}`,
    ImageSquare: square === undefined ? null : `${IMAGE_PATH}/${square}`,
    Description: description,
    Link: link ?? null,
    SourceText: credit.name,
    SourceLink: credit.link ?? null,
  };
}

/** By its words too: who dismissed a banner sees it again when it says something else. */
function presentBanner({ id, tone, message, link }: Banner): SiteBanner {
  const hash = createHash('sha256')
    .update(`${id} ${tone} ${message} ${link?.href ?? ''}`)
    .digest('hex');
  return { id: hash.slice(0, 12), tone, message, link: link ?? null };
}

export function createSiteFiles(
  doodles: readonly Doodle[],
  banners: readonly Banner[],
  images: ReadonlyMap<string, ImageFile>,
): SiteFiles {
  const shown = (day: string) => banners.filter((banner) => banner.enabled && isOn(banner, day));
  return {
    hasDoodles: doodles.length > 0,
    images,
    doodles: (day) => doodles.filter((doodle) => isOn(doodle, day)).map(presentDoodle),
    messages: (day) =>
      shown(day).map(({ id, title, message, tone }) => ({
        ID: id,
        Title: title ?? '',
        Content: message,
        Type: tone,
      })),
    banner(day) {
      const [first] = shown(day);
      return first === undefined ? null : presentBanner(first);
    },
  };
}

/** Where the operator gave none. */
export const NO_SITE_FILES: SiteFiles = createSiteFiles([], [], new Map());
