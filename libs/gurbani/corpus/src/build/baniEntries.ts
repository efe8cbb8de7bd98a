import { BANI_FORM_MARKS, BANI_SHELVES } from '@naad/gurbani-model';
import * as z from 'zod';
import banis from './banis.json' with { type: 'json' };

const REHRAS = 21;

const Id = z.number().int().positive();
const LineId = z.string().length(4);
const Text = z.string().min(1);

/** A line by its id in the source database, with the text that proves that it is still the same. */
const ProvenLine = z.strictObject({ id: LineId, text: Text });

/** Lines of a bani of the source database. */
const ListedForm = z.strictObject({
  bani: Id,
  /** First and last group, inclusive; all groups by default. */
  groups: z.tuple([Id, Id]).optional(),
  /** The mark behind the name in the source database. */
  mark: z.enum(BANI_FORM_MARKS).optional(),
  /** Id of the Rehras, the only bani from which a form of another is cut. */
  partOf: z.literal(REHRAS).optional(),
});

/** A range of the scripture, from a heading to the line before the next composition's. */
const RangeForm = z.strictObject({
  first: ProvenLine,
  last: ProvenLine,
  next: ProvenLine,
  count: Id,
});

/** Words of a name: the name of a section, or words of a line. */
const NamePart = z.union([z.strictObject({ section: Id }), z.strictObject({ line: LineId, text: Text })]);

const BaniEntry = z.strictObject({
  id: Id,
  formerIds: z.array(Id).min(1).optional(),
  shelf: z.enum(BANI_SHELVES),
  /** By default the name in the source database. */
  name: z.strictObject({ gurmukhi: z.array(NamePart).min(1), english: Text }).optional(),
  /** From the shortest to the longest. */
  forms: z
    .array(z.union([ListedForm, RangeForm]))
    .min(1)
    .max(2),
});

export type BaniEntry = z.infer<typeof BaniEntry>;
export type FormEntry = BaniEntry['forms'][number];
export type RangeForm = z.infer<typeof RangeForm>;
export type NamePart = z.infer<typeof NamePart>;

/**
 * The banis of `banis.json`.
 *
 * @throws ZodError if the file has another shape
 */
export function readBaniEntries(): readonly BaniEntry[] {
  return z.array(BaniEntry).parse(banis);
}
