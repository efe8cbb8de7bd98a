import { ApiError, type FeatureSource } from '@naad/api-contract';
import { SourceError } from './SourceError.ts';

/** A value at once, where it is in memory, or later, where somebody else is asked. */
export type Awaitable<Value> = Value | Promise<Value>;

/** One that can answer for a feature, and what it is. Its calls give null for what it does not have. */
export interface Feeder<Provider> {
  readonly source: FeatureSource;
  readonly provider: Provider;
}

/** All that this deployment has for a feature, in the order in which they are asked; with none, `absent` says why. */
export interface Fed<Provider> {
  readonly feeders: readonly Feeder<Provider>[];
  readonly absent: string;
}

/** An answer, and who gave it. */
export interface Fetched<Answer> {
  readonly answer: Answer;
  readonly source: FeatureSource;
}

/**
 * Asks one after the other until one answers. Who fails is passed over: what another one has is better than nothing.
 *
 * @returns null where all of them answered that they do not have it
 * @throws ApiError `featureAbsent` with nobody to ask, `sourceUnavailable` where somebody failed and nobody else had it
 */
export async function askInTurn<Provider, Answer>(
  { feeders, absent }: Fed<Provider>,
  ask: (provider: Provider) => Awaitable<Answer | null>,
): Promise<Fetched<Answer> | null> {
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
  if (failed)
    throw new ApiError('sourceUnavailable', `${failed.name} does not answer now; try again in a while.`);
  return null;
}
