/** Makes something when it is first asked for, and keeps it. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
