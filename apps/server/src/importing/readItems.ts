import type * as z from 'zod';
import type { Asker } from './createAsker.ts';
import type { Remark } from './ImportReport.ts';
import { placeOf } from './placeOf.ts';

/** A list within an answer. */
export interface ListPlace {
  readonly path: string;
  /** The list's name in the answer. */
  readonly list: string;
  readonly asker: Asker;
  readonly faults: Remark[];
}

/** Checks each item of a list; a wrong one is a fault with its place, and the answer is asked for again next time. */
export function readItems<Schema extends z.ZodType>(
  items: readonly unknown[],
  schema: Schema,
  { path, list, asker, faults }: ListPlace,
): z.output<Schema>[] {
  return items.flatMap((item, index) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    const within = issue && issue.path.length > 0 ? `.${placeOf(issue)}` : '';
    faults.push({
      place: `${path} ${list}[${String(index)}]${within}`,
      problem: issue?.message ?? 'breaks the contract',
    });
    asker.forget(path);
    return [];
  });
}
