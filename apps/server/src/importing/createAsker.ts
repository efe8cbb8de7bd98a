import type * as z from 'zod';
import { SourceError } from '@naad/api-scripture/sources';
import type { AnswerStore } from './openAnswerStore.ts';
import type { PoliteFetch } from './createPoliteFetch.ts';
import type { Remark } from './ImportReport.ts';
import { placeOf } from './placeOf.ts';

/** Asks the upstream; an answer that an earlier run had is taken from its store. */
export interface Asker {
  /**
   * Requests a path below the base address. A failure is added to the faults.
   * @returns null if the upstream has nothing there or failed
   * @throws ImportStopped
   */
  ask<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    faults: Remark[],
  ): Promise<z.output<Schema> | null>;
  /** Asks again for a path in the next run, because a part of its answer is wrong. */
  forget(path: string): void;
  /** Requests of this run, and answers of earlier ones. */
  readonly counts: { asked: number; known: number };
  /** Time of the oldest answer of an earlier run. */
  oldest(): Date | null;
}

export interface AskerParts {
  /** The base address, without a trailing slash. */
  readonly base: string;
  readonly store: AnswerStore;
  readonly client: PoliteFetch;
}

export function createAsker({ base, store, client }: AskerParts): Asker {
  const counts = { asked: 0, known: 0 };
  let oldest: Date | null = null;

  function readKnown<Schema extends z.ZodType>(
    url: string,
    schema: Schema,
  ): { value: z.output<Schema> | null } | null {
    const known = store.read(url);
    if (!known) return null;
    const parsed = known.body === null ? null : schema.safeParse(known.body);
    // The contract may have become stricter since.
    if (parsed?.success === false) return null;
    counts.known += 1;
    if (oldest === null || known.askedAt < oldest) oldest = known.askedAt;
    return { value: parsed?.data ?? null };
  }

  return {
    counts,
    oldest: () => oldest,
    forget(path) {
      store.forget(base + path);
    },
    async ask(path, schema, faults) {
      const url = base + path;
      const known = readKnown(url, schema);
      if (known) return known.value;
      counts.asked += 1;
      const fail = (problem: string) => {
        faults.push({ place: path, problem });
        client.countFailure(url, problem);
        return null;
      };
      let body: unknown;
      try {
        body = await client.get(url);
      } catch (error) {
        if (error instanceof SourceError) return fail(error.message);
        throw error;
      }
      const parsed = body === null ? null : schema.safeParse(body);
      if (parsed?.success === false) {
        const [issue] = parsed.error.issues;
        return fail(issue ? `${placeOf(issue)}: ${issue.message}` : 'The answer breaks the contract.');
      }
      client.countSuccess();
      store.write(url, body);
      return parsed?.data ?? null;
    },
  };
}
