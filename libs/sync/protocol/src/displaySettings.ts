import * as z from 'zod/mini';

const range = (min: number, max: number) => z.optional(z.number().check(z.gte(min), z.lte(max)));
const flag = z.optional(z.boolean());
const name = z.string().check(z.regex(/^[\w.-]{1,32}$/));
const names = z.optional(z.array(name).check(z.maxLength(8)));

/**
 * What a controller may set on a display of ours, specification section 3. All optional: a command carries what changes, a
 * display tells all it has. Unknown names are dropped. None of it ever goes to a legacy host.
 */
export const DisplaySettings = z.object({
  translations: names,
  transliterations: names,
  steeks: names,
  fontSize: range(1.2, 3.2),
  lineHeight: range(1.2, 2),
  translationFontSize: range(1.2, 2.4),
  transliterationFontSize: range(1.2, 3.2),
  larivaar: flag,
  larivaarAssist: flag,
  larivaarAssistStrength: range(1, 5),
  splitView: flag,
  readingMode: flag,
  paragraphMode: flag,
  centerAlign: flag,
  darkMode: flag,
  mahaanKoshTooltip: flag,
  visraams: flag,
  visraamSource: z.optional(name),
  visraamStyle: z.optional(name),
  fontFamily: z.optional(name),
  baniLength: z.optional(name),
  autoScroll: flag,
  sehajPaathMode: flag,
  theme: z.optional(name),
  nextLine: flag,
});
export type DisplaySettings = z.infer<typeof DisplaySettings>;
