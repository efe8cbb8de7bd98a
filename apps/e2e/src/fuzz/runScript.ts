import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScriptSession, SocketScript } from './buildScript.ts';
import type { ServerAddress } from './openConnection.ts';
import { createFrameReader, encodeFrame, OPCODES } from './webSocketFrames.ts';

/**
 * The end of a script. `alive`: the server answered after the last frame. `dropped`: it closed the connection. `silent`: it
 * did neither in time. `refused`: it never accepted the connection.
 */
export interface ScriptResult {
  readonly end: 'alive' | 'dropped' | 'silent' | 'refused';
  /** Number of frames that were sent. */
  readonly sent: number;
  /** A 5xx status of a polling request, or 0. */
  readonly failedStatus: number;
}

const RESPONSE_TIMEOUT_MS = 20_000;
const JOIN_TIMEOUT_MS = 3_000;
/** An unknown namespace: its refusal proves that the server has read everything before. */
const FINAL_PACKET = '40/last-word,';
const FINAL_ANSWER = '44/last-word,';

/** A connection over WebSocket. */
interface Wire {
  send(bytes: Buffer): void;
  /** Waits for a text with one of these prefixes; false after a timeout or a closed connection. */
  waitForText(starts: readonly string[], timeoutMs: number): Promise<boolean>;
  isOpen(): boolean;
  close(): void;
}

function openWire(
  { host, port }: ServerAddress,
  { protocol, headers }: Pick<SocketScript, 'protocol' | 'headers'>,
): Wire {
  const socket = connect({ host, port, noDelay: true });
  const received: string[] = [];
  const listeners = new Set<() => void>();
  let isOver = false;
  let isUpgraded = false;
  let head = '';
  const notifyListeners = () => {
    for (const each of listeners) each();
  };
  const read = createFrameReader((opcode, payload) => {
    if (opcode === OPCODES.ping) socket.write(encodeFrame(payload, { opcode: OPCODES.pong }));
    // The server waits for the reply to its close frame, so the connection is over.
    if (opcode === OPCODES.close) socket.destroy();
    if (opcode !== OPCODES.text) return;
    const text = payload.toString();
    if (protocol === 4 && text === '2') socket.write(encodeFrame(Buffer.from('3')));
    received.push(text);
    notifyListeners();
  });
  socket.on('data', (data) => {
    if (isUpgraded) return read(data);
    head += data.toString('latin1');
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    if (!head.startsWith('HTTP/1.1 101')) return void socket.destroy();
    isUpgraded = true;
    read(Buffer.from(head.slice(end + 4), 'latin1'));
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
    notifyListeners();
  });
  const lines = Object.entries({
    host: `localhost:${String(port)}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    `GET /socket.io/?EIO=${String(protocol)}&transport=websocket HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
  );
  return {
    send: (bytes) => void socket.write(bytes),
    waitForText: (starts, timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), timeoutMs);
        function settle(isHeard: boolean): void {
          clearTimeout(timer);
          listeners.delete(check);
          resolve(isHeard);
        }
        function check(): void {
          if (received.some((each) => starts.some((start) => each.startsWith(start)))) settle(true);
          else if (isOver) settle(false);
        }
        listeners.add(check);
        check();
      }),
    isOpen: () => !isOver,
    close: () => void socket.destroy(),
  };
}

async function runOverWebSocket(address: ServerAddress, script: SocketScript): Promise<ScriptResult> {
  const wire = openWire(address, script);
  const result = (end: ScriptResult['end'], sent: number) => ({ end, sent, failedStatus: 0 });
  try {
    if (!(await wire.waitForText(['0'], RESPONSE_TIMEOUT_MS))) return result('refused', 0);
    wire.send(encodeFrame(Buffer.from(script.join)));
    // Frames sent before joining would be those of a stranger.
    await wire.waitForText([`40${script.namespace}`, `44${script.namespace}`], JOIN_TIMEOUT_MS);
    let sent = 0;
    for (const frame of script.frames) {
      if (!wire.isOpen()) return result('dropped', sent);
      wire.send(frame.bytes);
      sent += 1;
      if (frame.isLast) return result('dropped', sent);
      // Yield, so that the frames don't arrive as one packet.
      if (sent % 5 === 0) await pause(1);
    }
    wire.send(encodeFrame(Buffer.from(FINAL_PACKET)));
    if (await wire.waitForText([FINAL_ANSWER], RESPONSE_TIMEOUT_MS)) return result('alive', sent);
    return result(wire.isOpen() ? 'silent' : 'dropped', sent);
  } finally {
    wire.close();
  }
}

async function runOverPolling({ port }: ServerAddress, script: SocketScript): Promise<ScriptResult> {
  const { protocol, headers, join, frames } = script;
  const base = `http://localhost:${String(port)}/socket.io/?EIO=${String(protocol)}&transport=polling`;
  let failedStatus = 0;
  async function call(url: string, body?: string): Promise<Response> {
    const reply = await fetch(url, {
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'text/plain;charset=UTF-8' }) },
      ...(body !== undefined && { method: 'POST', body }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    if (reply.status >= 500) failedStatus = reply.status;
    return reply;
  }
  const result = (end: ScriptResult['end'], sent: number) => ({ end, sent, failedStatus });
  // Protocol 3 prefixes each packet with its length; protocol 4 separates them.
  const payloadOf = (packets: readonly string[]) =>
    protocol === 4
      ? packets.join('\x1e')
      : packets.map((packet) => `${String(packet.length)}:${packet}`).join('');
  let sent = 0;
  try {
    const opened = await (await call(base)).text();
    const [, sid] = /"sid":"([\w-]+)"/.exec(opened) ?? [];
    if (sid === undefined) return result('refused', 0);
    const url = `${base}&sid=${sid}`;
    await (await call(url, payloadOf([join]))).text();
    const packets = frames.flatMap(({ packet }) => (packet === null ? [] : [packet]));
    for (let from = 0; from < packets.length; from += 4) {
      const part = packets.slice(from, from + 4);
      sent += part.length;
      const reply = await call(url, payloadOf(part));
      await reply.text();
      if (!reply.ok) return result('dropped', sent);
    }
    const last = await call(url, payloadOf([FINAL_PACKET]));
    await last.text();
    for (let polled = 0; last.ok && polled < 20; polled += 1) {
      const reply = await call(url);
      const text = await reply.text();
      if (!reply.ok) return result('dropped', sent);
      if (text.includes(FINAL_ANSWER)) return result('alive', sent);
    }
    return result('dropped', sent);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return result(isTimeout ? 'silent' : 'dropped', sent);
  }
}

const NEEDS_HOST = ['follower', 'controller', 'controller with a wrong PIN'];

/** Runs a script against the server, with a host for the roles that need one. */
export async function runScript(
  address: ServerAddress,
  script: SocketScript,
  { code, token, pin }: ScriptSession,
): Promise<ScriptResult> {
  const host = NEEDS_HOST.includes(script.role) ? openWire(address, { protocol: 4, headers: {} }) : null;
  try {
    if (host && (await host.waitForText(['0'], RESPONSE_TIMEOUT_MS))) {
      const proof = { v: 2, role: 'host', token, pin, takesSettings: true };
      host.send(encodeFrame(Buffer.from(`40/${code},${JSON.stringify(proof)}`)));
      await host.waitForText([`42/${code},["role"`], JOIN_TIMEOUT_MS);
    }
    return script.transport === 'polling'
      ? await runOverPolling(address, script)
      : await runOverWebSocket(address, script);
  } finally {
    host?.close();
  }
}
