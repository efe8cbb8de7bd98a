import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { SYSTEM_CLOCK } from '../clock.ts';
import { StoreUnavailableError } from './sessionStore.ts';

export interface JournalOptions {
  readonly file: string;
  /** Returns the current line of a key, without a line break; the last line of a key wins. */
  readonly line: (key: string) => string;
  /** Returns all keys that have a value. */
  readonly keys: () => readonly string[];
  /** Called once when writing starts to fail, until it succeeds again. */
  readonly onError: (error: unknown) => void;
}

/** A file of lines that only grows, until it is rewritten without outdated lines. */
export interface Journal {
  /**
   * Stores the current line of a key, together with other changed keys.
   *
   * @param isQuick waits at most `QUICK_MS` for the disk. The line then survives the death of the process at once,
   *   and a power failure as soon as the disk has it
   * @throws StoreUnavailableError if it can't be written; the journal retries by itself
   */
  store(key: string, isQuick: boolean): Promise<void>;
  /** Why lines can't be written now, or null. */
  problem(): string | null;
  close(): Promise<void>;
}

/** Maximum time a tap waits for the disk. */
const QUICK_MS = 10;
const RETRY_MS = 1_000;
/** The journal is rewritten once it is larger than this and has grown by this factor. */
const REWRITE_BYTES = 4 * 1_048_576;
const REWRITE_FACTOR = 4;
/** Lines written at a time while the journal is rewritten, so that sockets are served in between. */
const REWRITE_LINES = 50;
/** Readable by the server only: the hash of a short PIN protects little. */
const MODE = 0o600;

const ignore = () => undefined;
const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Reads the lines of a journal; none if the file doesn't exist. */
export async function readJournal(file: string): Promise<readonly string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A rename is durable once the folder is synced. */
async function syncFolder(file: string): Promise<void> {
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export function createJournal({ file, line, keys, onError }: JournalOptions): Journal {
  let handle: FileHandle | null = null;
  let size = 0;
  let rewrittenSize = 0;
  let failure: StoreUnavailableError | null = null;
  let isClosed = false;
  let cancelRetry: () => void = ignore;
  /** Keys whose current line isn't in the file, and keys whose line may not be on the disk. */
  const dirty = new Set<string>();
  let unsynced = new Set<string>();
  /** Lines written while the journal is being rewritten. */
  let since: string[] | null = null;
  /**
   * The last write or sync in the queue, and the next one that hasn't started, which takes all pending lines along.
   */
  let lastWrite: Promise<unknown> = Promise.resolve();
  let nextWrite: Promise<void> | null = null;
  let lastSync: Promise<unknown> = Promise.resolve();
  let nextSync: Promise<void> | null = null;

  function recordFailure(error: unknown): StoreUnavailableError {
    if (failure === null) onError(error);
    failure = new StoreUnavailableError(error);
    cancelRetry();
    if (!isClosed) cancelRetry = SYSTEM_CLOCK.after(RETRY_MS, () => void write().then(sync).catch(ignore));
    return failure;
  }

  async function openFile(): Promise<FileHandle> {
    if (handle !== null) return handle;
    await mkdir(path.dirname(file), { recursive: true });
    handle = await open(file, 'a', MODE);
    size = (await handle.stat()).size;
    if (size > 0) {
      // The previous process may have died within a line.
      const { bytesWritten } = await handle.write('\n');
      size += bytesWritten;
    } else await syncFolder(file);
    return handle;
  }

  async function append(to: FileHandle, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    try {
      for (let from = 0; from < bytes.length;) from += (await to.write(bytes, from)).bytesWritten;
      size += bytes.length;
    } catch (error) {
      // Half a line would hide the next one. A full disk still lets a file shrink.
      await to.truncate(size).catch(async () => {
        handle = null;
        await to.close().catch(ignore);
      });
      throw error;
    }
  }

  async function flush(): Promise<void> {
    const pending = [...dirty];
    dirty.clear();
    if (pending.length === 0) return;
    try {
      const lines = pending.map(line);
      await append(await openFile(), textOf(lines));
      for (const key of pending) unsynced.add(key);
      since?.push(...lines);
    } catch (error) {
      for (const key of pending) dirty.add(key);
      throw recordFailure(error);
    }
    if (since === null && size > REWRITE_BYTES && size > rewrittenSize * REWRITE_FACTOR) void rewrite();
  }

  function write(): Promise<void> {
    nextWrite ??= lastWrite = lastWrite.catch(ignore).then(() => {
      nextWrite = null;
      return flush();
    }) as Promise<void>;
    return nextWrite;
  }

  function sync(): Promise<void> {
    nextSync ??= lastSync = lastSync.catch(ignore).then(async () => {
      nextSync = null;
      const pending = unsynced;
      unsynced = new Set();
      try {
        if (pending.size > 0) {
          if (handle === null) throw new Error('The file was closed.');
          await handle.datasync();
        }
        if (dirty.size === 0) failure = null;
      } catch (error) {
        // The system may have dropped data it couldn't write, so write all of it again.
        for (const key of pending) dirty.add(key);
        throw recordFailure(error);
      }
    }) as Promise<void>;
    return nextSync;
  }

  /** Writes a new file beside the journal, which keeps growing meanwhile, and then replaces the journal. */
  async function rewrite(): Promise<void> {
    const added: string[] = (since = []);
    const target = `${file}.new`;
    let replacement: FileHandle | null = null;
    try {
      replacement = await open(target, 'w', MODE);
      const all = keys();
      for (let from = 0; from < all.length; from += REWRITE_LINES)
        await replacement.appendFile(textOf(all.slice(from, from + REWRITE_LINES).map(line)));
      await replacement.datasync();
      await replacement.close();
      replacement = null;
      const swapped = lastWrite.catch(ignore).then(() => swap(target, added));
      lastWrite = swapped;
      await swapped;
    } catch (error) {
      onError(error);
      await replacement?.close().catch(ignore);
      await rm(target, { force: true }).catch(ignore);
      // The disk may lack room for both files: retry when this one has grown some more.
      rewrittenSize = size / 2;
    } finally {
      since = null;
    }
  }

  async function swap(target: string, added: readonly string[]): Promise<void> {
    const replacement = await open(target, 'a', MODE);
    try {
      await replacement.appendFile(textOf(added));
      await replacement.datasync();
      await rename(target, file);
    } catch (error) {
      await replacement.close().catch(ignore);
      throw error;
    }
    const previous = handle;
    handle = replacement;
    size = (await replacement.stat()).size;
    rewrittenSize = size;
    // A sync of the former file may be running.
    void lastSync.catch(ignore).then(() => previous?.close().catch(ignore));
    await syncFolder(file);
  }

  return {
    async store(key, isQuick) {
      dirty.add(key);
      await write();
      const synced = sync();
      if (!isQuick) return synced;
      await Promise.race([
        synced,
        new Promise<void>((resolve) => void SYSTEM_CLOCK.after(QUICK_MS, resolve)),
      ]);
    },
    problem: () => failure?.message ?? null,
    async close() {
      isClosed = true;
      cancelRetry();
      await write().then(sync).catch(ignore);
      await lastWrite.catch(ignore);
      await handle?.close().catch(ignore);
      handle = null;
    },
  };
}
