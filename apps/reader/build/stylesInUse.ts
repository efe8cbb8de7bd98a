import { transform } from 'lightningcss';

/**
 * Removes the rules that can't match on a page: those whose selectors all need a class that its program doesn't contain. The
 * order of the other rules stays, so the cascade doesn't change.
 *
 * @param css minified styles
 * @param program the code of all files of a page, which contains the name of every class it can set
 * @throws {SyntaxError} when the styles can't be parsed
 */
export function stylesInUse(css: string, program: string): string {
  const code = Buffer.from(css);
  const classes = new Set<string>();
  transform({
    filename: FILE_NAME,
    code,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
    },
  });
  const words = new Set(program.match(/[\w-]+/g));
  const unusedSymbols = [...classes].filter((name) => !words.has(name));
  return transform({ filename: FILE_NAME, code, minify: true, unusedSymbols }).code.toString();
}

/** Only for error messages. */
const FILE_NAME = 'site.css';
