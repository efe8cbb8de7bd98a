/** The oldest supported Node version, as in `engines.node` of package.json. */
export const OLDEST_NODE = '20.19.0';

/**
 * @param {string} version a Node version without its `v`, for example `18.20.1`
 * @returns {string | undefined} a message if Node is too old
 */
export function nodeVersionProblem(version) {
  const has = version.split('.').map(Number);
  const needs = OLDEST_NODE.split('.').map(Number);
  for (let part = 0; part < needs.length; part++) {
    const difference = (has[part] || 0) - (needs[part] || 0);
    if (difference > 0) return undefined;
    if (difference < 0) {
      return (
        'Naad needs Node ' +
        OLDEST_NODE +
        ' or newer, and this is Node ' +
        version +
        ': install a newer one from https://nodejs.org.'
      );
    }
  }
  return undefined;
}
