import { ApiError, type FeatureSource } from '@naad/api-contract';
import { SourceError } from './SourceError.ts';

/** A value that is in memory, or a promise if another server is asked. */
export type Awaitable<Value> = Value | Promise<Value>;

/** A provider of a feature with its credit. Its calls return null for missing data. */
export interface CreditedProvider<Provider> {
  readonly source: FeatureSource;
  readonly provider: Provider;
}

/** All providers of a feature, in the order they are asked; with none, `absent` says why. */
export interface ProviderChain<Provider> {
  readonly feeders: readonly CreditedProvider<Provider>[];
  readonly absent: string;
}

/** An answer with its source. */
export interface CreditedAnswer<Answer> {
  readonly answer: Answer;
  readonly source: FeatureSource;
}

/**
 * Asks each provider until one answers, skipping failed ones.
 * @returns null if all answered that they have nothing
 * @throws ApiError `featureAbsent` without providers, `sourceUnavailable` if one failed and no other had an
 * answer
 */
export async function askProviders<Provider, Answer>(
  { feeders, absent }: ProviderChain<Provider>,
  ask: (provider: Provider) => Awaitable<Answer | null>,
): Promise<CreditedAnswer<Answer> | null> {
  if (feeders.length === 0) throw new ApiError('featureAbsent', absent);
  let failed: FeatureSource | null = null;
  for (const { source, provider } of feeders) {
    try {
      const answer = await ask(provider);
      if (answer !== null) return { answer, source };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      failed ??= source;
    }
  }
  if (failed) throw new ApiError('sourceUnavailable', `${failed.name} is not responding. Try again later.`);
  return null;
}

/** Returns null for an empty list, so that the next provider is asked. */
export function orNull<Item>(list: readonly Item[]): Item[] | null {
  return list.length === 0 ? null : [...list];
}
