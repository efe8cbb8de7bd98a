import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { SourceLine } from './sourceDatabase.ts';

const FILE = fileURLToPath(new URL('acknowledged-text.json', import.meta.url));

/** Characters of a shabad's checksum: enough to detect which shabad changed; the whole text has a full hash. */
const CHECKSUM_LENGTH = 6;

const hash = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

/** Checksums of the scripture text as last reviewed, one per shabad by its permanent source id. */
interface AcknowledgedText {
  readonly builtFrom: string;
  readonly sha256: string;
  readonly shabads: Readonly<Record<string, string>>;
}

/** Computes the checksums of the current text. */
export function fingerprintText(builtFrom: string, lines: readonly SourceLine[]): AcknowledgedText {
  const texts = new Map<string, string[]>();
  for (const { id, shabadId, gurmukhi } of lines) {
    const line = `${id} ${gurmukhi}`;
    const shabad = texts.get(shabadId);
    if (shabad) shabad.push(line);
    else texts.set(shabadId, [line]);
  }
  const shabads = Object.fromEntries(
    [...texts].map(
      ([id, shabad]) => [id, hash(shabad.join('\n'), 'base64url').slice(0, CHECKSUM_LENGTH)] as const,
    ),
  );
  return { builtFrom, sha256: hash(JSON.stringify([...texts]), 'hex'), shabads };
}

/** Ids of shabads that were added, removed or changed. */
export function changedShabads(
  before: Pick<AcknowledgedText, 'shabads'>,
  after: Pick<AcknowledgedText, 'shabads'>,
): string[] {
  const ids = new Set([...Object.keys(before.shabads), ...Object.keys(after.shabads)]);
  return [...ids].filter((id) => before.shabads[id] !== after.shabads[id]);
}

/** Records the current text as reviewed. */
export async function acknowledgeText(text: AcknowledgedText): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(text)}\n`);
}

/**
 * Stops the build if its text isn't the acknowledged one, so that no letter of scripture changes unreviewed.
 * @throws Error naming the shabads that differ
 */
export async function assertAcknowledged(text: AcknowledgedText): Promise<void> {
  const acknowledged = JSON.parse(await readFile(FILE, 'utf8')) as AcknowledgedText;
  if (acknowledged.sha256 === text.sha256) return;
  const changed = changedShabads(acknowledged, text);
  throw new Error(
    `The text of ${String(changed.length)} shabads differs from the text acknowledged for ${acknowledged.builtFrom} ` +
      `(source database ids: ${changed.slice(0, 20).join(', ')}). Check each change, then run ` +
      '`npm run acknowledge-text -w @naad/gurbani-corpus` and commit the updated file.',
  );
}
