import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const protocol = fileURLToPath(new URL('../../../../../libs/sync/protocol/', import.meta.url));
const client = fileURLToPath(new URL('../../../../../libs/sync/client/src/', import.meta.url));
const display = fileURLToPath(new URL('../../../../display/src/', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const slides = fileURLToPath(new URL('../slides/', import.meta.url));

function testsBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

const idsIn = (text: string) => new Set(text.match(/SYNC-[A-Z]+-\d+/g));

it('every rule of SPEC.md has a test by its id, and every such test has a rule [Y1]', () => {
  const spec = readFileSync(path.join(protocol, 'SPEC.md'), 'utf8');
  const rules = new Set([...spec.matchAll(/^- \*\*(SYNC-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id));
  const tested = idsIn([protocol, client, display, here, slides].flatMap(testsBelow).join('\n'));
  expect([...rules].filter((id) => id !== undefined && !tested.has(id))).toEqual([]);
  expect([...tested].filter((id) => !rules.has(id))).toEqual([]);
  expect(rules.size).toBeGreaterThan(50);
});
