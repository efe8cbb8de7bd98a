/**
 * What goes wrong with searching on the device. Callers match on `id`. `badMessage`: not of this protocol, an older
 * page beside a newer worker; `packsMissing`: the packs are not kept here, or not those of this search; `packsBroken`:
 * they are not what was built; `stopped`: nobody answers any more; `internal`: a fault of ours.
 */
const LOCAL_SEARCH_ERRORS = {
  badMessage: 'The worker of the search was told what it does not know.',
  packsMissing: 'What is needed for this search is not kept on this device.',
  packsBroken: 'What is kept on this device for searching is damaged.',
  stopped: 'The worker of the search has stopped.',
  internal: 'Something went wrong in the worker of the search.',
} as const;
export type LocalSearchErrorId = keyof typeof LOCAL_SEARCH_ERRORS;

/** Thrown on both sides of the worker's edge; only `id` and the text cross it. */
export class LocalSearchError extends Error {
  override readonly name = 'LocalSearchError';
  readonly id: LocalSearchErrorId;

  constructor(id: LocalSearchErrorId, detail?: string) {
    super(detail ?? LOCAL_SEARCH_ERRORS[id]);
    this.id = id;
  }
}

export function isLocalSearchErrorId(text: unknown): text is LocalSearchErrorId {
  return typeof text === 'string' && Object.hasOwn(LOCAL_SEARCH_ERRORS, text);
}
