import { createHash } from 'node:crypto';
import type { DoodleRow, MessageRow, SiteBanner } from '@naad/api-contract';
import * as z from 'zod';

/**
 * Content of the operator: drawings for some days, and announcements. docs/site-files.md documents the two
 * files.
 */

const Text = z.string().trim().min(1);
/**
 * A path of this site or an https address; never something that a browser treats as script or as an
 * unencrypted site.
 */
const Link = z
  .string()
  .regex(
    /^(https:\/\/[^\s/\\][^\s\\]*|\/(?![/\\])[^\s\\]*)$/i,
    'should be an https address or a path of this site',
  );
const Image = z
  .string()
  .regex(/^[\w-]{1,80}\.(svg|png|webp|jpg|avif)$/, 'should be the name of a picture in images, as river.svg');
/** A date, or a day of every year. */
const Day = z
  .string()
  .regex(
    /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    'should be a day such as 2026-11-24, or 11-24 for every year',
  );
/** Inclusive range of days; always by default. */
const SPAN = { from: Day.optional(), to: Day.optional() };

function hasConsistentYears({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
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
        /** The image for a small square. */
        square: Image.optional(),
        description: Text.max(300),
        link: Link.optional(),
        credit: z.strictObject({ name: Text.max(200), link: Link.optional() }),
      })
      .refine(hasConsistentYears, SAME_KIND),
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
        /** False keeps a banner without showing it, such as a call for donations. */
        enabled: z.boolean().default(true),
        tone: z.enum(['info', 'warning', 'success']).default('info'),
        title: Text.max(100).optional(),
        message: Text.max(300),
        link: z.strictObject({ href: Link, label: Text.max(60) }).optional(),
      })
      .refine(hasConsistentYears, SAME_KIND),
  ),
});
export type Banner = z.infer<typeof BannersFile>['banners'][number];

export interface ImageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The content for a day, such as `2026-11-24`. */
export interface SiteFiles {
  readonly hasDoodles: boolean;
  readonly images: ReadonlyMap<string, ImageFile>;
  doodles(day: string): DoodleRow[];
  messages(day: string): MessageRow[];
  banner(day: string): SiteBanner | null;
}

export const IMAGE_PATH = '/site-files';

/** A range without years may span the end of the year. */
function isActive(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  day: string,
): boolean {
  const of = (bound: string) => day.slice(-bound.length);
  const isAfter = from === undefined || of(from) >= from;
  const isBefore = to === undefined || of(to) <= to;
  const spansNewYear = from !== undefined && to !== undefined && from > to;
  return spansNewYear ? isAfter || isBefore : isAfter && isBefore;
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

/** The id includes a hash of the words, so that a changed banner is shown to visitors who dismissed it. */
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
  const activeBanners = (day: string) => banners.filter((banner) => banner.enabled && isActive(banner, day));
  return {
    hasDoodles: doodles.length > 0,
    images,
    doodles: (day) => doodles.filter((doodle) => isActive(doodle, day)).map(presentDoodle),
    messages: (day) =>
      activeBanners(day).map(({ id, title, message, tone }) => ({
        ID: id,
        Title: title ?? '',
        Content: message,
        Type: tone,
      })),
    banner(day) {
      const [first] = activeBanners(day);
      return first === undefined ? null : presentBanner(first);
    },
  };
}

/** The default without site files. */
export const NO_SITE_FILES: SiteFiles = createSiteFiles([], [], new Map());
