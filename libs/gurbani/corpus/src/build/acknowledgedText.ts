import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { SourceLine } from './sourceDatabase.ts';

const FILE = fileURLToPath(new URL('acknowledged-text.json', import.meta.url));

/** Enough to tell a changed shabad from an unchanged one; the whole is held by a full hash. */
const CHECKSUM_LENGTH = 6;

const hash = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

/** The text of the scripture as somebody last looked at its changes: a checksum a shabad, by its permanent id. */
interface AcknowledgedText {
  readonly builtFrom: string;
  readonly sha256: string;
  readonly shabads: Readonly<Record<string, string>>;
}

/** Checksums of the text as it is now. */
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

/** Ids of shabads that were added, lost or changed. */
export function changedShabads(
  before: Pick<AcknowledgedText, 'shabads'>,
  after: Pick<AcknowledgedText, 'shabads'>,
): string[] {
  const ids = new Set([...Object.keys(before.shabads), ...Object.keys(after.shabads)]);
  return [...ids].filter((id) => before.shabads[id] !== after.shabads[id]);
}

/** Writes down that the text as it is now has been looked at. */
export async function acknowledgeText(text: AcknowledgedText): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(text)}\n`);
}

/**
 * Stops a build whose text is not the acknowledged one: no letter of scripture changes unseen.
 * @throws Error naming the shabads that differ
 */
export async function assertAcknowledged(text: AcknowledgedText): Promise<void> {
  const acknowledged = JSON.parse(await readFile(FILE, 'utf8')) as AcknowledgedText;
  if (acknowledged.sha256 === text.sha256) return;
  const changed = changedShabads(acknowledged, text);
  throw new Error(
    `The text of ${String(changed.length)} shabads differs from what was acknowledged for ${acknowledged.builtFrom} ` +
      `(source database ids: ${changed.slice(0, 20).join(', ')}). Look at each change, then run ` +
      '`npm run acknowledge-text -w @naad/gurbani-corpus` and commit the file it writes.',
  );
}
