import * as z from 'zod';
import { CARD_SHAPES, CARD_THEMES } from '../../cards/index.ts';

const SHAPES = Object.keys(CARD_SHAPES) as (keyof typeof CARD_SHAPES)[];

const Look = z.object({
  shape: z.enum(SHAPES).default('wide'),
  theme: z.enum(CARD_THEMES).default('light'),
  /** To be kept as a file instead of being shown. */
  download: z.string().optional(),
});
export type Look = z.infer<typeof Look>;

/** For those who show a link; the description of the API leaves them out. */
export const pictureSchema = { hide: true, querystring: Look };
