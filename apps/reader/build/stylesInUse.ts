/** Matches escapes and strings as one token, so that separators inside of them don't count. */
const TOKEN = /\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[^]/g;

const COMMENT = /\/\*[^]*?\*\//g;

/** At-rules that contain rules; the preludes inside of other at-rules aren't selectors. */
const GROUP = /^@(?:media|supports|layer|container|starting-style)\b/;

/**
 * Removes the rules that can't match on a page: those whose selectors all name a class that its program doesn't contain. The
 * order of the other rules stays, so the cascade doesn't change.
 *
 * @param css minified styles
 * @param program the code of all files of a page, which contains the name of every class it can set
 * @throws {Error} when the styles aren't complete rules
 */
export function stylesInUse(css: string, program: string): string {
  return rulesInUse(css.replaceAll(COMMENT, ''), new Set(program.match(/[\w-]+/g)));
}

function rulesInUse(css: string, words: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (GROUP.test(prelude)) {
        const inside = rulesInUse(body, words);
        return inside && `${prelude}{${inside}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = split(prelude, ',').filter((each) =>
        classesOf(each).every((name) => words.has(name)),
      );
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

interface Rule {
  readonly prelude: string;
  /** Null for a statement such as `@layer a;`. */
  readonly body: string | null;
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{' && depth++ === 0) open = index;
    const isEnd = token === '}' ? --depth === 0 : token === ';' && depth === 0;
    if (!isEnd) continue;
    if (token === ';') rules.push({ prelude: css.slice(start, index).trim(), body: null });
    else rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  if (depth !== 0 || css.slice(start).trim()) throw new Error('The styles are not whole rules.');
  return rules;
}

function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '(' || token === '[') depth++;
    if (token === ')' || token === ']') depth--;
    if (token === separator && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts;
}

/** Classes that an element must have; those in brackets may belong to other elements or be negated. */
function classesOf(selector: string): string[] {
  let depth = 0;
  let outside = '';
  for (const [token] of selector.matchAll(TOKEN)) {
    if (token === '(' || token === '[') depth++;
    if (depth === 0) outside += token;
    if (token === ')' || token === ']') depth--;
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
