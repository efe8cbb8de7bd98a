import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { SYSTEM_CLOCK } from '../clock.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import type { SessionRecord } from './sessionRecord.ts';
import type { SessionStore } from './sessionStore.ts';

/** What changed is written down so much later, together. */
const WRITE_MS = 1_000;

/** The version is that of the record's shape: of another one nothing is read. */
const FORMAT = 1;
const SavedSessions = z.object({
  format: z.literal(FORMAT),
  sessions: z.array(
    z.looseObject({ code: z.string(), epoch: z.string(), term: z.number(), seq: z.number() }),
  ),
});

async function readSessions(file: string): Promise<SessionRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return [];
  try {
    const saved = SavedSessions.safeParse(JSON.parse(text));
    const sessions = saved.success ? (saved.data.sessions as unknown as SessionRecord[]) : [];
    // Whoever was connected is not any more.
    return sessions.map((record) => ({ ...record, hostOnline: false, node: null }));
  } catch {
    return [];
  }
}

/**
 * Sessions in memory that outlive a restart: displays and phones come back to the code they had. Nobody else may read the
 * file, as a PIN of four digits is not safe behind its hash.
 *
 * @param onError called once for each write that fails; sync goes on without
 */
export async function openFileStore(file: string, onError: (error: unknown) => void): Promise<SessionStore> {
  const store = createMemoryStore(SYSTEM_CLOCK, await readSessions(file));
  let cancel: (() => void) | null = null;
  let writing = Promise.resolve();

  async function save(): Promise<void> {
    const text = JSON.stringify({ format: FORMAT, sessions: store.records() });
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, text, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  function saveNow(): Promise<void> {
    cancel?.();
    cancel = null;
    writing = writing.then(save).catch(onError);
    return writing;
  }

  function changed<Value>(value: Value): Value {
    cancel ??= SYSTEM_CLOCK.after(WRITE_MS, () => void saveNow());
    return value;
  }

  return {
    ...store,
    create: (record) => changed(store.create(record)),
    write: (record) => changed(store.write(record)),
    lead: (code, node) => changed(store.lead(code, node)),
    end: (code) => changed(store.end(code)),
    close: saveNow,
  };
}
