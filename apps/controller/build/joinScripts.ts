import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
}

/** The global through which the inline script shares its exports with later chunks. */
const SHARED = 'globalThis.naadController';

/** Splits an import or export list such as `a as b, c` into pairs of original name and alias. */
function parseSpecifiers(list: string): [string, string][] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [from = '', to = from] = each.split(/\s+as\s+/);
      return [from, to];
    });
}

/** Converts the entry chunk to an inline script. Nothing can import an inline script, so its exports go into a global. */
export function toInlineScript(code: string, assetsHref: string): string {
  const exported = /export\s*\{([^}]*)\};?\s*$/;
  const list = exported.exec(code)?.[1];
  if (list === undefined)
    throw new Error('The script exports nothing, so later chunks cannot import from it.');
  const shared = parseSpecifiers(list).map(([from, to]) => `${to}:${from}`);
  const inline = code
    .replace(exported, () => `${SHARED}={${shared.join(',')}};`)
    // Relative to the document from now on: imports, and the files that are preloaded with them.
    .replaceAll(/"\.\/([\w-]+\.(?:js|css)")/g, (_address, file: string) => `"${assetsHref}${file}`);
  if (/(?:^|[;}])\s*import\s*["{*]/.test(inline)) throw new Error('The script imports another chunk.');
  if (/<\/script|<!--/i.test(inline)) throw new Error('The script would end its own script element.');
  return inline;
}

/** Makes a chunk read its imports of the entry from the inline script, so the entry isn't fetched a second time. */
export function importFromInlineScript(code: string, entryName: string): string {
  const joined = code.replaceAll(
    /import\s*\{([^}]*)\}\s*from\s*"\.\/([^"]+)";?/g,
    (whole, list: string, from) =>
      from === entryName
        ? `const{${parseSpecifiers(list)
            .map(([name, local]) => `${name}:${local}`)
            .join(',')}}=${SHARED};`
        : whole,
  );
  if (joined.includes(entryName)) throw new Error(`A chunk imports ${entryName} in an unsupported way.`);
  return joined;
}

/**
 * Prepares the entry script for inlining: one request less, which on a slow connection halves the time until the form
 * works. The file is kept because the size budgets measure it.
 */
export function joinScripts(): Plugin {
  let directory = '';
  let base = '';
  return {
    name: 'naad:join-scripts',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
      base = config.base;
    },
    writeBundle() {
      const manifest = JSON.parse(
        readFileSync(path.join(directory, '.vite/manifest.json'), 'utf8'),
      ) as Readonly<Record<string, Chunk>>;
      const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
      const entry = scripts.find(({ isEntry }) => isEntry === true);
      if (!entry) throw new Error('The build has no entry script.');
      const entryName = path.basename(entry.file);
      for (const { file } of scripts) {
        const target = path.join(directory, file);
        const code = readFileSync(target, 'utf8');
        const assetsHref = `${base}${path.dirname(file)}/`;
        writeFileSync(
          target,
          file === entry.file ? toInlineScript(code, assetsHref) : importFromInlineScript(code, entryName),
        );
      }
    },
  };
}
