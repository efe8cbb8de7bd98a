import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
}

/** Where the script of the document leaves what chunks that come later take from it. */
const SHARED = 'globalThis.naadController';

/** `a as b, c` of an import or an export, as `b: a, c`, with the names of the chunk first. */
function pairs(list: string): [string, string][] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [from = '', to = from] = each.split(/\s+as\s+/);
      return [from, to];
    });
}

/** The script as it stands in a document: nothing can import it there, so it leaves its exports where they are found. */
export function asInlineScript(code: string, assetsHref: string): string {
  const exported = /export\s*\{([^}]*)\};?\s*$/;
  const list = exported.exec(code)?.[1];
  if (list === undefined)
    throw new Error('The script exports nothing: what comes later has nothing to join.');
  const shared = pairs(list).map(([from, to]) => `${to}:${from}`);
  const inline = code
    .replace(exported, () => `${SHARED}={${shared.join(',')}};`)
    // Its address is that of the document now.
    .replaceAll(/\bimport\("\.\//g, () => `import("${assetsHref}`);
  if (/<\/script|<!--/i.test(inline)) throw new Error('The script would end where it stands in a document.');
  return inline;
}

/** A chunk that takes what it needs from the script of the document, and not a second time over the network. */
export function joinedToInlineScript(code: string, entryName: string): string {
  const joined = code.replaceAll(
    /import\s*\{([^}]*)\}\s*from\s*"\.\/([^"]+)";?/g,
    (whole, list: string, from) =>
      from === entryName
        ? `const{${pairs(list)
            .map(([name, local]) => `${name}:${local}`)
            .join(',')}}=${SHARED};`
        : whole,
  );
  if (joined.includes(entryName)) throw new Error(`A chunk takes ${entryName} in a way that is not known.`);
  return joined;
}

/**
 * Makes the first script one that stands in the document: one request less, which on a slow line is half of the time until
 * the form does something. The file stays, as that of which budgets take the size.
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
      if (!entry) throw new Error('Nothing was built to begin with.');
      const entryName = path.basename(entry.file);
      for (const { file } of scripts) {
        const target = path.join(directory, file);
        const code = readFileSync(target, 'utf8');
        const assetsHref = `${base}${path.dirname(file)}/`;
        writeFileSync(
          target,
          file === entry.file ? asInlineScript(code, assetsHref) : joinedToInlineScript(code, entryName),
        );
      }
    },
  };
}
