import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SessionCode } from '@naad/sync-protocol';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { SessionController } from '../SessionController.ts';
import { connectFollower } from '../connectFollower.ts';
import { createWire, type Wire } from './faultyNetwork.ts';
import { spawnServer, type ServerProcess } from './spawnServer.ts';
import { startReadyDisplay } from './startDisplay.ts';

/** A real server for a test file, behind a wire that can be cut; clients are disconnected after each test. */
export class TestServer {
  process: ServerProcess | null = null;
  origin = '';
  #wire: Wire | null = null;
  #folder = '';
  readonly #open: { disconnect(): void }[] = [];

  get wire(): Wire {
    if (!this.#wire) throw new Error('The test server has not started.');
    return this.#wire;
  }

  async start(): Promise<void> {
    this.#folder = await mkdtemp(path.join(tmpdir(), 'naad-clients-'));
    this.process = await spawnServer(path.join(this.#folder, 'sessions.json'));
    this.origin = `http://127.0.0.1:${String(this.process.port)}`;
    this.#wire = await createWire(this.process.port);
  }

  reset(): void {
    this.#wire?.mend();
    for (const client of this.#open.splice(0)) client.disconnect();
  }

  async stop(): Promise<void> {
    await this.#wire?.close();
    await this.process?.stop();
    await rm(this.#folder, { recursive: true });
  }

  /** Disconnects the client after the test. */
  leaving<Client extends { disconnect(): void }>(client: Client): Client {
    this.#open.push(client);
    return client;
  }

  async display(options: Parameters<typeof startReadyDisplay>[1] = {}) {
    const display = await startReadyDisplay(this.origin, options);
    this.leaving(display.host);
    return display;
  }

  follow(code: SessionCode, options: object = {}) {
    return this.leaving(connectFollower({ origin: this.origin, code, ...options }));
  }

  drive(code: SessionCode, pin: string, options: object = {}) {
    return this.leaving(new SessionController({ origin: this.origin, code, pin, ...options }));
  }
}

/** Starts a test server before the file's tests and stops it after them. */
export function setUpTestServer(): TestServer {
  const server = new TestServer();
  beforeAll(() => server.start(), 120_000);
  afterEach(() => server.reset());
  afterAll(() => server.stop());
  return server;
}

/** A manual replacement for a page's wake-up events. */
export function alarm() {
  const listeners = new Set<() => void>();
  return {
    onWake(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake: () => listeners.forEach((listener) => listener()),
  };
}
