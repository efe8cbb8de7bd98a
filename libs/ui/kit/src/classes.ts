/** Joins the defined class names for a `className`. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
