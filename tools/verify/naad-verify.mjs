#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { checkPacks } from './lib/check-packs.mjs';
import { checkPage, isPage } from './lib/check-page.mjs';
import { checkSite, download } from './lib/check-site.mjs';
import { checkText } from './lib/check-text.mjs';
import { checkRoots, groupsOf, isSigned, parseManifest, readLeaves } from './lib/manifest.mjs';
import { Problem } from './lib/problem.mjs';

const USAGE = `Checks scripture letter for letter against a signed manifest.

  naad-verify https://gurbani.example      what the API of a site sends
  naad-verify https://gurbani.example/ang?ang=1
                                           a page of a site, without JavaScript
  naad-verify <folder>                     a folder of packs
  naad-verify <file>                       a saved page, or a text with one line of scripture on each line
  naad-verify "ਜਪੁ ॥"                       a pasted line

  --manifest <file>   the manifest to trust; by default the site's own
  --signature <file>  its signature; by default <manifest>.sig, or the site's own
  --key <file>        the public key to trust (PEM); by default the site's own
  --lines <file>      the list of line hashes (naad-lines.bin), which names the line that differs
  --from <site>       take the manifest, key and hashes from a site, to check packs or a text
  --root <hash>       the Merkle root to trust, such as that in Naad's repository (merkle-root.json)
  --api <address>     the API of the site; by default <site>/api
  --all               compare every ang instead of a sample
  --sample <number>   number of angs to compare, 50 by default
  --unsigned          accept a manifest without a signature
  --help              show this text

Exits with 0 if everything is the same, 1 if something differs, 2 if it couldn't be checked.
`;
const WELL_KNOWN = '.well-known/naad-manifest.json';

/** @param {string} file */
function read(file) {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  return readFileSync(file);
}

/** @param {string} text */
const print = (text) => void process.stdout.write(`${text}\n`);

/**
 * Loads a manifest whose signature, roots and hashes are right.
 *
 * @param {Record<string, string | boolean | undefined>} options @param {string | null} site
 */
async function loadTrusted(options, site) {
  const given = typeof options['manifest'] === 'string' ? options['manifest'] : null;
  if (given === null && site === null) throw new Problem('Name the manifest to trust: --manifest or --from.');
  const text = given === null ? await download(`${site}/${WELL_KNOWN}`) : read(given);
  /** @param {string} name @param {string | null} file @param {string} address */
  const part = async (name, file, address) => {
    const chosen = options[name];
    if (typeof chosen === 'string') return read(chosen);
    if (file !== null && existsSync(file)) return read(file);
    return site === null ? null : download(`${site}/${address}`);
  };
  const manifest = parseManifest(text);
  const found = [];
  if (!options['unsigned']) {
    const signature = await part('signature', given && `${given}.sig`, `${WELL_KNOWN}.sig`);
    const key = await part('key', null, '.well-known/naad-key.pem');
    if (!signature || !key) throw new Problem('Name the signature and the key (--key), or say --unsigned.');
    if (!isSigned(text, signature.toString(), key.toString()))
      found.push("the manifest's signature is wrong");
  }
  if (typeof options['root'] === 'string' && options['root'] !== manifest.root) {
    found.push(`the root is ${manifest.root}, not the one that you trust`);
  }
  found.push(...checkRoots(manifest));
  const lines = found.length > 0 ? null : await part('lines', null, '.well-known/naad-lines.bin');
  const groups = groupsOf(manifest);
  return { manifest, groups, leaves: lines && readLeaves(manifest, groups, lines), found };
}

async function main() {
  const { positionals, values: options } = parseArgs({
    allowPositionals: true,
    options: {
      manifest: { type: 'string' },
      signature: { type: 'string' },
      key: { type: 'string' },
      lines: { type: 'string' },
      from: { type: 'string' },
      root: { type: 'string' },
      api: { type: 'string' },
      all: { type: 'boolean' },
      sample: { type: 'string', default: '50' },
      unsigned: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [subject] = positionals;
  if (options.help || subject === undefined || positionals.length > 1) {
    process.stdout.write(USAGE);
    return options.help ? 0 : 2;
  }
  const isSite = /^https?:\/\//.test(subject);
  const address = isSite ? new URL(subject) : null;
  const page = address && address.pathname !== '/' ? address : null;
  const site = address?.origin ?? options.from?.replace(/\/+$/, '') ?? null;
  const { manifest, groups, leaves, found } = await loadTrusted(options, site);
  const { source, build } = manifest;
  print(`${source.package} ${source.version}, ${manifest.lineCount} lines, root ${manifest.root}`);
  print(`Built ${build.updated}, version ${build.version}`);
  if (found.length === 0) {
    if (page) {
      if (!leaves) throw new Problem('A page needs the hashes of the lines: --lines.');
      found.push(...checkPage((await download(page.href)).toString(), page.searchParams, leaves, print));
    } else if (isSite) {
      const sample = options.all ? Infinity : Number(options.sample);
      if (!(sample >= 1)) throw new Problem('--sample is a number of angs.');
      found.push(...(await checkSite({ api: options.api ?? `${site}/api`, groups, leaves, sample }, print)));
    } else if (existsSync(subject) && statSync(subject).isDirectory()) {
      found.push(...checkPacks(subject, manifest, leaves, print));
    } else {
      if (!leaves) throw new Problem('A text needs the hashes of the lines: --lines or --from.');
      const text = existsSync(subject) ? read(subject).toString('utf8') : subject;
      found.push(...(isPage(text) ? checkPage(text, null, leaves, print) : checkText(text, leaves, print)));
    }
  }
  for (const difference of found) print(`DIFFERS: ${difference}`);
  print(found.length === 0 ? 'Everything is the same.' : `${found.length} differences.`);
  return found.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = error instanceof Problem || (error instanceof TypeError && 'code' in error);
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
