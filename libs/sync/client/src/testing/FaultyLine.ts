import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The direction of bytes: `up` from client to server. */
export type Direction = 'up' | 'down';

/** What a line does with bytes: it passes, delays, holds or drops them. */
type Carriage = 'pass' | 'delay' | 'hold' | 'drop';

/** What a line does with new connections: `swallow` accepts and never answers. */
type Welcome = 'accept' | 'acceptLate' | 'refuse' | 'swallow';

const DIRECTIONS = ['up', 'down'] as const;

/** One direction of a connection; it keeps the order of bytes. */
class Pipe {
  readonly #to: Socket;
  readonly #delayMs: () => number;
  #carriage: Carriage;
  #held: Buffer[] = [];
  #lastAt = 0;
  #hasEnded = false;
  /** Since when bytes don't pass; null while they do. */
  blockedSince: number | null = null;

  constructor(to: Socket, carriage: Carriage, delayMs: () => number) {
    this.#to = to;
    this.#carriage = carriage;
    this.#delayMs = delayMs;
    this.#mark();
  }

  set(carriage: Carriage): void {
    this.#carriage = carriage;
    this.#mark();
    if (carriage === 'hold' || carriage === 'drop') return;
    for (const chunk of this.#held.splice(0)) this.#to.write(chunk);
    if (this.#hasEnded) this.#to.end();
  }

  write(chunk: Buffer): void {
    if (this.#carriage === 'drop') return;
    if (this.#carriage === 'hold') return void this.#held.push(chunk);
    const now = Date.now();
    this.#lastAt = Math.max(this.#lastAt, now + (this.#carriage === 'delay' ? this.#delayMs() : 0));
    if (this.#lastAt <= now) return void this.#to.write(chunk);
    setTimeout(() => this.#to.writable && this.#to.write(chunk), this.#lastAt - now);
  }

  /** The sender has gone; what it sent before still arrives. */
  end(): void {
    this.#hasEnded = true;
    if (this.#carriage === 'pass' || this.#carriage === 'delay')
      setTimeout(() => this.#to.end(), Math.max(0, this.#lastAt - Date.now()));
  }

  #mark(): void {
    const isBlocked = this.#carriage === 'hold' || this.#carriage === 'drop';
    this.blockedSince = isBlocked ? (this.blockedSince ?? Date.now()) : null;
  }
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket | null;
  readonly pipes: Readonly<Record<Direction, Pipe>> | null;
  readonly since: number;
}

/** A TCP proxy between one client and the servers, which breaks in all the ways of real networks. */
export class FaultyLine {
  readonly #server: Server;
  /** Ports of the servers, the preferred one first. */
  #targets: readonly number[];
  readonly #random: () => number;
  readonly #pairs = new Set<Pair>();
  readonly #sockets = new Set<Socket>();
  readonly #carriages: Record<Direction, Carriage> = { up: 'pass', down: 'pass' };
  #welcome: Welcome = 'accept';
  #noneSince: number | null = Date.now();
  #clientSockets = 0;
  #pausingSince: number | null = null;
  readonly #pauses: number[] = [];
  readonly #swallowed: number[] = [];

  private constructor(targets: readonly number[], random: () => number) {
    this.#targets = targets;
    this.#random = random;
    this.#server = createServer((near) => this.#accept(near));
  }

  /** @param random chooses delays */
  static async open(targets: readonly number[], random: () => number = Math.random): Promise<FaultyLine> {
    const line = new FaultyLine(targets, random);
    await new Promise<void>((resolve) => void line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /**
   * Since when no connection carries bytes in every given direction; null while one does. A client that claims to be
   * connected is wrong after this.
   */
  deadSince(directions: readonly Direction[] = DIRECTIONS): number | null {
    if (this.#pairs.size === 0) return this.#noneSince;
    let latest = 0;
    for (const { pipes, since } of this.#pairs) {
      const blocked = pipes
        ? directions.map((each) => pipes[each].blockedSince).filter((each) => each !== null)
        : [since];
      if (blocked.length === 0) return null;
      latest = Math.max(latest, Math.min(...blocked));
    }
    return latest;
  }

  /** Times in which the client had no connection at all, up to its next attempt, in milliseconds and in order. */
  get pauses(): readonly number[] {
    return this.#pauses;
  }

  /** Times that the client waited on swallowed connections, in milliseconds and in order. */
  get swallowed(): readonly number[] {
    return this.#swallowed;
  }

  /** Chooses the servers for new connections. */
  prefer(targets: readonly number[]): void {
    this.#targets = targets;
  }

  /** Sets what happens to the bytes of present and new connections. */
  carry(direction: Direction, carriage: Carriage): void {
    this.#carriages[direction] = carriage;
    for (const { pipes } of this.#pairs) pipes?.[direction].set(carriage);
  }

  welcome(welcome: Welcome): void {
    this.#welcome = welcome;
  }

  /** Resets all connections at both ends. */
  reset(): void {
    for (const pair of [...this.#pairs]) {
      this.#forget(pair);
      pair.near.resetAndDestroy();
      pair.far?.resetAndDestroy();
    }
  }

  /** The client sees its connections end, the server doesn't until the returned function is called. */
  haunt(): () => void {
    const left = [...this.#pairs];
    for (const pair of left) {
      this.#forget(pair);
      pair.near.resetAndDestroy();
    }
    return () => {
      for (const { far } of left) far?.destroy();
    };
  }

  /** Ends all faults. Connections that were swallowed stay as they are. */
  mend(): void {
    this.#welcome = 'accept';
    for (const direction of DIRECTIONS) this.carry(direction, 'pass');
  }

  close(): Promise<void> {
    this.#pairs.clear();
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #countClient(near: Socket): void {
    if (this.#pausingSince !== null) this.#pauses.push(Date.now() - this.#pausingSince);
    this.#pausingSince = null;
    this.#clientSockets += 1;
    near.on('close', () => {
      this.#clientSockets -= 1;
      if (this.#clientSockets === 0) this.#pausingSince = Date.now();
    });
  }

  #forget(pair: Pair): void {
    if (!this.#pairs.delete(pair)) return;
    if (this.#pairs.size === 0) this.#noneSince = Date.now();
  }

  #accept(near: Socket): void {
    near.on('error', () => undefined);
    near.setNoDelay(true);
    this.#keep(near);
    this.#countClient(near);
    switch (this.#welcome) {
      case 'refuse':
        return void near.resetAndDestroy();
      case 'swallow': {
        const pair: Pair = { near, far: null, pipes: null, since: Date.now() };
        this.#pairs.add(pair);
        near.on('close', () => {
          this.#forget(pair);
          this.#swallowed.push(Date.now() - pair.since);
        });
        near.resume();
        return;
      }
      case 'acceptLate':
        near.pause();
        return void setTimeout(() => near.destroyed || this.#join(near), this.#random() * 800);
      case 'accept':
        this.#join(near);
    }
  }

  #join(near: Socket, attempt = 0): void {
    const port = this.#targets[attempt] ?? 0;
    const far = connect(port, '127.0.0.1');
    far.setNoDelay(true);
    this.#keep(far);
    let isConnected = false;
    near.pause();
    far.on('connect', () => {
      isConnected = true;
      this.#link(near, far);
    });
    far.on('error', () => {
      if (isConnected) return;
      if (attempt + 1 < this.#targets.length && !near.destroyed) this.#join(near, attempt + 1);
      else near.resetAndDestroy();
    });
  }

  #link(near: Socket, far: Socket): void {
    const delayMs = () => this.#random() * 300;
    const pipes = {
      up: new Pipe(far, this.#carriages.up, delayMs),
      down: new Pipe(near, this.#carriages.down, delayMs),
    };
    const pair: Pair = { near, far, pipes, since: Date.now() };
    this.#pairs.add(pair);
    near.on('data', (chunk: Buffer) => pipes.up.write(chunk));
    far.on('data', (chunk: Buffer) => pipes.down.write(chunk));
    near.on('close', () => {
      this.#forget(pair);
      pipes.up.end();
    });
    far.on('close', () => {
      this.#forget(pair);
      pipes.down.end();
    });
    near.resume();
    far.resume();
  }
}
