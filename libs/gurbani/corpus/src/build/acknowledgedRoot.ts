import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Printed in the repository, so that anyone can compare the root that a site signs. */
const FILE = fileURLToPath(new URL('../../merkle-root.json', import.meta.url));

interface AcknowledgedRoot {
  readonly builtFrom: string;
  readonly lines: number;
  readonly root: string;
}

/** Records the Merkle root of a reviewed text. */
export async function acknowledgeRoot(root: AcknowledgedRoot): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(root, null, 2)}\n`);
}

/**
 * Compares a built text with the reviewed one, to catch a change of our own as well as one of the source.
 * @throws Error with both roots
 */
export async function assertAcknowledgedRoot({ root }: AcknowledgedRoot): Promise<void> {
  const acknowledged = JSON.parse(await readFile(FILE, 'utf8')) as AcknowledgedRoot;
  if (acknowledged.root === root) return;
  throw new Error(
    `The Merkle root of the text is ${root}, but ${acknowledged.root} was acknowledged. Compare the packs with ` +
      'those of the last release (`npm run compare-releases`), then run `npm run acknowledge-root -w ' +
      '@naad/gurbani-corpus` and commit merkle-root.json.',
  );
}
