import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { SYSTEM_CLOCK } from '../clock.ts';
import { createKey, KEY_BYTES } from '../secrets.ts';
import { createJournal, readJournal } from './createJournal.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import { keyRecord, type SessionRecord } from './sessionRecord.ts';
import type { SessionStore } from './sessionStore.ts';

const SavedSession = z.looseObject({
  code: z.string(),
  epoch: z.string(),
  term: z.number(),
  seq: z.number(),
});
/** Format of the journal's lines; lines of another format are ignored. */
const FORMAT = 2;
const SavedLine = z.union([
  z.object({ format: z.literal(FORMAT), session: SavedSession }),
  z.object({ format: z.literal(FORMAT), ended: z.string() }),
]);
/** The single JSON file of versions up to 1.18. */
const SavedFile = z.object({ format: z.literal(1), sessions: z.array(SavedSession) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readSessions(journal: string): Promise<Map<string, SessionRecord>> {
  const sessions = new Map<string, SessionRecord>();
  for (const line of await readJournal(journal)) {
    const saved = SavedLine.safeParse(parseJson(line));
    if (!saved.success) continue;
    if ('ended' in saved.data) sessions.delete(saved.data.ended);
    else sessions.set(saved.data.session.code, saved.data.session as unknown as SessionRecord);
  }
  return sessions;
}

async function readOldSessions(file: string): Promise<SessionRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const saved = SavedFile.safeParse(parseJson(text));
  return saved.success ? (saved.data.sessions as unknown as SessionRecord[]) : [];
}

async function readKey(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const key = Buffer.from(text.trim(), 'base64url');
  return key.length === KEY_BYTES ? key : null;
}

/** Reads a store's key from its file, readable by the server only; the first caller creates it. */
async function openKeyFile(file: string): Promise<Buffer> {
  const known = await readKey(file);
  if (known) return known;
  await mkdir(path.dirname(file), { recursive: true });
  const key = createKey();
  const temporary = `${file}.${String(process.pid)}`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(`${key.toString('base64url')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // If two processes start at once, the first one's key wins.
    await link(temporary, file).catch(async () => {
      if ((await readKey(file)) === null) await rename(temporary, file);
    });
    return (await readKey(file)) ?? key;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Opens sessions in memory with a journal, so that displays and phones return to their code after a restart or crash.
 * While the journal can't be written, sessions continue in memory.
 *
 * @param file where versions up to 1.18 had the sessions, `….json`, which are imported; the journal is `….jsonl`, and
 *   the key of hashes `….key`
 * @param onError called when the journal starts to fail
 */
export async function openFileStore(file: string, onError: (error: unknown) => void): Promise<SessionStore> {
  const key = await openKeyFile(file.replace(/(\.json)?$/, '.key')).catch((error: unknown) => {
    // The next run can't use this run's hashes: legacy desktops then prove themselves by their private id.
    onError(error);
    return createKey();
  });
  const sessions = await readSessions(`${file}l`).catch((error: unknown) => {
    onError(error);
    return new Map<string, SessionRecord>();
  });
  const old = await readOldSessions(file);
  for (const record of old) if (!sessions.has(record.code)) sessions.set(record.code, record);
  const memory = createMemoryStore(
    SYSTEM_CLOCK,
    // Nobody is connected yet.
    [...sessions.values()].map((record) => ({ ...keyRecord(record, key), hostOnline: false, node: null })),
    key,
  );
  const journal = createJournal({
    file: `${file}l`,
    keys: () => memory.records().map(({ code }) => code),
    line(code) {
      const session = memory.find(code);
      return JSON.stringify(session ? { format: FORMAT, session } : { format: FORMAT, ended: code });
    },
    onError,
  });
  if (old.length > 0) {
    const imported = old.map(({ code }) => journal.store(code, false));
    await Promise.all(imported).then(() => rm(file, { force: true }), onError);
  }

  return {
    ...memory,
    problem: journal.problem,
    async create(record) {
      if (!(await memory.create(record))) return false;
      try {
        await journal.store(record.code, false);
      } catch (error) {
        await memory.end(record.code);
        throw error;
      }
      return true;
    },
    async write(record) {
      if (!(await memory.write(record))) return false;
      await journal.store(record.code, true);
      return true;
    },
    async lead(code, node) {
      const led = await memory.lead(code, node);
      // The leader writes the record right after this, and a display may take over while nothing can be stored.
      if (led) journal.store(code, true).catch(() => undefined);
      return led;
    },
    async end(code) {
      await memory.end(code);
      await journal.store(code, false);
    },
    close: journal.close,
  };
}
