/** The class names that are given, as an element takes them. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
