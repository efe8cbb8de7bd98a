/**
 * Splits a camelCase, PascalCase, snake_case or kebab-case name into lower-case words.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function words(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
