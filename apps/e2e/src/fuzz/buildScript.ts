import { CLIENT_TO_SERVER, LEGACY_EVENTS, SERVER_TO_CLIENT } from '@naad/sync-protocol';
import { createRandom, type Random } from './createRandom.ts';
import { hostileText, PROTOTYPE_KEYS, bytesOf } from './hostileText.ts';
import { markedAddress, markedCode, markerOf } from './markers.ts';
import { encodeFrame, OPCODES } from './webSocketFrames.ts';

/** Roles that a connection claims. */
export const ROLES = [
  'stranger',
  'follower',
  'controller',
  'controller with a wrong PIN',
  'host',
  'host with a wrong token',
  'legacy',
  'of another version',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles that are admitted to a session, and so reach more code. */
const ADMITTED: readonly Role[] = ['follower', 'controller', 'host', 'legacy'];

/** A session that the server gave out. */
export interface ScriptSession {
  readonly code: string;
  readonly token: string;
  /** Six digits, chosen by the host. */
  readonly pin: string;
}

/** One frame of a connection. */
export interface ScriptFrame {
  /** Name of its malformation, or `valid`. */
  readonly shape: string;
  /** The Engine.IO packet, for polling; null where the frame itself is malformed. */
  readonly packet: string | null;
  /** The WebSocket frame. */
  readonly bytes: Buffer;
  /** True when the server can't read anything after it, as after a truncated frame. */
  readonly isLast: boolean;
}

/** A Socket.IO connection with everything it sends. */
export interface SocketScript {
  readonly index: number;
  readonly role: Role;
  readonly protocol: 3 | 4;
  readonly transport: 'websocket' | 'polling';
  readonly namespace: string;
  /** The Socket.IO packet that joins the session. */
  readonly join: string;
  /** Headers of the handshake besides those it needs. */
  readonly headers: Readonly<Record<string, string>>;
  readonly frames: readonly ScriptFrame[];
}

/** The server's limit. */
const FRAME_BYTES = 16_384;
const EVENTS = [
  ...Object.values(CLIENT_TO_SERVER).filter((each) => each !== CLIENT_TO_SERVER.end),
  ...Object.values(LEGACY_EVENTS),
  SERVER_TO_CLIENT.state,
];
const RESERVED_EVENTS = [
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
  'error',
];

const commandOf = (random: Random, marker: string): unknown =>
  random.pick<unknown>([
    { type: 'shabad', shabadId: 1, verseId: random.between(1, 20), lineCount: null },
    { type: 'bani', baniId: 2, verseId: null, lineCount: null, baniLength: 'short' },
    { type: 'ceremony', ceremonyId: 1, verseId: null, lineCount: null },
    { type: 'text', text: `${marker} ਵਾਹਿਗੁਰੂ`, isGurmukhi: false, isAnnouncement: true },
    { type: 'fontSize', target: 'gurbani', value: 'plus' },
    { type: 'display', settings: { darkMode: true, theme: marker, __proto__: { a: 1 } } },
    { type: 'hide', hidden: true },
  ]);

function messageOf(random: Random, event: string, marker: string, session: ScriptSession): unknown {
  switch (event) {
    case 'cmd':
      return { counter: random.between(1, 1_000), command: commandOf(random, marker) };
    case 'control':
      return {
        clientId: `${marker}-client-id`,
        pin: random.chance(0.5) ? session.pin : String(random.between(100_000, 999_999)),
        keepsToken: random.chance(0.5),
      };
    case 'removePhone':
      return { phoneId: `${marker}-phone`, id: marker };
    case 'changePin':
      return { pin: String(random.between(100_000, 999_999)), invite: `${marker}-invitation` };
    case 'show':
      return {
        rev: random.between(1, 1_000),
        state: {
          kind: 'shabad',
          id: 1,
          highlight: random.between(1, 20),
          homeId: 1,
          baniLength: null,
          lineCount: null,
          text: random.chance(0.3) ? marker : null,
          isGurmukhi: false,
          hidden: false,
        },
        fontSizes: { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 },
        answers: [marker],
      };
    case 'data':
      return random.pick<unknown>([
        { host: 'sttm-web', type: 'request-control', pin: random.between(0, 9_999) },
        { host: 'sttm-web', type: 'shabad', pin: 1234, shabadId: 1, verseId: 2, homeId: 1, highlight: 2 },
        { host: 'sttm-desktop', type: 'shabad', id: 1, shabadid: 1, highlight: 3, homeId: 1 },
        { host: 'sttm-desktop', type: 'response-control', success: random.chance(0.5), settings: {} },
        { host: 'sttm-web', type: 'text', pin: 1234, text: marker, isGurmukhi: true },
      ]);
    default:
      return { [marker]: marker };
  }
}

function oddValue(random: Random, marker: string): unknown {
  return random.pick<unknown>([
    null,
    true,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    '',
    [],
    {},
    [[[[]]]],
    hostileText(random, marker, 2_000),
    Array.from({ length: 500 }, () => marker),
  ]);
}

/** A message with an unexpected value in one field, at any depth. */
function spoil(random: Random, value: unknown, marker: string): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.25)) return oddValue(random, marker);
  const keys = Object.keys(value);
  if (keys.length === 0) return oddValue(random, marker);
  const key = random.pick(keys);
  return { ...value, [key]: spoil(random, (value as Record<string, unknown>)[key], marker) };
}

interface Parts {
  readonly marker: string;
  readonly namespace: string;
  readonly session: ScriptSession;
}

type Shape = (random: Random, parts: Parts) => string;

const eventOf = (random: Random) => random.pick(EVENTS);
const ackOf = (random: Random) => (random.chance(0.6) ? String(random.below(1_000)) : '');
const json = (value: unknown) => JSON.stringify(value);
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Socket.IO packets inside an Engine.IO message (`4`), by malformation. */
const PACKETS: Readonly<Record<string, Shape>> = {
  valid(random, { marker, namespace, session }) {
    const event = eventOf(random);
    return `42${namespace},${ackOf(random)}${json([event, messageOf(random, event, marker, session)])}`;
  },
  'wrong field'(random, { marker, namespace, session }) {
    const event = eventOf(random);
    const message = spoil(random, messageOf(random, event, marker, session), marker);
    return `42${namespace},${ackOf(random)}${json([event, message])}`;
  },
  'wrong arguments': (random, { marker, namespace }) =>
    `42${namespace},${ackOf(random)}${json([eventOf(random), ...Array.from({ length: random.below(6) }, () => oddValue(random, marker))])}`,
  'prototype keys'(random, { marker, namespace, session }) {
    const message = json(messageOf(random, 'cmd', marker, session)).slice(1);
    return `42${namespace},1["${eventOf(random)}",{"${random.pick(PROTOTYPE_KEYS)}":{"isHost":true,"pin":"${marker}"},${message}]`;
  },
  'odd event': (random, { marker, namespace }) =>
    `42${namespace},${json([random.pick<unknown>([...RESERVED_EVENTS, ...PROTOTYPE_KEYS, marker, '', 1, null, {}, []]), marker])}`,
  'no event': (_random, { namespace }) => `42${namespace},[]`,
  'no JSON': (random, { marker, namespace }) =>
    `42${namespace},${random.pick(['{', '["cmd"', `"${marker}"`, 'null', '1', '{"a":1}', '["cmd",]', '["cmd"]]'])}`,
  deep: (random, { namespace }) =>
    `42${namespace},1["${eventOf(random)}",${deep(random.pick([100, 1_000, 7_500]))}]`,
  'deep object': (random, { namespace }) => {
    const depth = random.pick([100, 2_000]);
    return `42${namespace},2["${eventOf(random)}",${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}]`;
  },
  'odd acknowledgement number': (random, { namespace }) =>
    `42${namespace},${random.pick(['99999999999999999999', '-1', '1e9', '0x1', '00'])}["snapshot"]`,
  'acknowledgement of nothing': (random, { marker, namespace }) =>
    `43${namespace},${String(random.below(50))}${json([oddValue(random, marker)])}`,
  'acknowledgement without a number': (_random, { marker, namespace }) => `43${namespace},["${marker}"]`,
  'binary without a count': (_random, { namespace }) =>
    `45${namespace},["cmd",{"_placeholder":true,"num":0}]`,
  'binary placeholder alone': (random, { namespace }) =>
    `42${namespace},["cmd",{"_placeholder":true,"num":${random.pick(['0', '-1', '1e9', '"__proto__"', 'null'])}}]`,
  'binary with a huge count': (_random, { namespace }) => `4599999999999-${namespace},["cmd"]`,
  'unknown namespace': (random, { marker }) =>
    `40/${random.pick([marker, '__proto__', 'constructor', 'undefined', 'null', 'admin', '', 'a'.repeat(2_000), '../..', '%00'])},`,
  'another session': (random, { marker }) =>
    `40/${markedCode(random.below(90_000))},${json({ v: 2, role: 'follower', [marker]: 1 })}`,
  'joined twice': (_random, { marker, namespace }) =>
    `40${namespace},${json({ v: 2, role: 'controller', clientId: `${marker}-again-0`, pin: '000000' })}`,
  'odd proof': (random, { marker, namespace, session }) =>
    `40${namespace},${json(random.pick<unknown>([oddValue(random, marker), { v: oddValue(random, marker) }, { v: 2, role: oddValue(random, marker) }, { v: 2, role: 'host', token: marker, pin: session.pin, takesSettings: true }, { v: 2, role: 'host', token: deep(2_000), pin: 1 }, { pid: marker, offset: marker }]))}`,
  'deep proof': (_random, { namespace }) => `40${namespace},${deep(7_500)}`,
  'of a namespace not joined': (_random, { marker }) => `42/NOT-ONE,["cmd","${marker}"]`,
  'error packet': (_random, { marker, namespace }) => `44${namespace},{"message":"${marker}"}`,
  'unknown packet': (random, { marker, namespace }) =>
    `4${random.pick(['7', '8', '9', 'x', '-', ''])}${namespace},["${marker}"]`,
  'unknown engine packet': (random, { marker }) =>
    `${random.pick(['5', '6', '7', '9', 'b', 'x', '\0', '0', '0{"sid":"a"}'])}${marker}`,
  heartbeat: (random) => random.pick(['2', '2probe', '3', '3probe']),
  empty: () => '',
  unicode: (random, { marker, namespace }) =>
    `42${namespace},${json(['data', hostileText(random, marker, 3_000)])}`,
  'as large as allowed': (random, { marker, namespace }) => {
    const start = `42${namespace},["data","${marker}`;
    const size = FRAME_BYTES - start.length - 2 + random.pick([-1, 0]);
    return `${start}${'x'.repeat(size)}"]`;
  },
  'end of the session': (_random, { namespace }) => `42${namespace},1["end"]`,
  leave: (_random, { namespace }) => `41${namespace},`,
};

/** Shapes that don't end the connection. */
const MILD = [
  'valid',
  'valid',
  'wrong field',
  'wrong field',
  'wrong arguments',
  'prototype keys',
  'odd event',
  'deep',
  'deep object',
  'acknowledgement of nothing',
  'acknowledgement without a number',
  'unknown namespace',
  'another session',
  'unicode',
  'as large as allowed',
];
/** Shapes that make Socket.IO close the connection, sent last. */
const FATAL = Object.keys(PACKETS).filter((name) => !MILD.includes(name));

/** A frame that breaks the WebSocket protocol. */
function brokenFrame(random: Random, { marker, namespace }: Parts): ScriptFrame {
  const text = Buffer.from(`42${namespace},["data","${marker}"]`);
  const frames: Readonly<Record<string, () => [Buffer, isLast: boolean]>> = {
    'too large': () => [encodeFrame(Buffer.alloc(FRAME_BYTES + 1, 'x')), false],
    'far too large': () => [encodeFrame(Buffer.alloc(300_000, 'x')), true],
    'not masked': () => [encodeFrame(text, { isMasked: false }), true],
    'unknown opcode': () => [encodeFrame(text, { opcode: random.pick([3, 7, 11, 15]) }), true],
    'reserved bits': () => [encodeFrame(text, { reservedBits: random.between(1, 7) }), true],
    'continuation of nothing': () => [encodeFrame(text, { opcode: OPCODES.continuation }), true],
    'never final': () => [encodeFrame(text, { isFinal: false }), true],
    'length beyond all': () => [encodeFrame(text, { claimedLength: 2n ** 63n }), true],
    'longer than sent': () => [encodeFrame(text, { claimedLength: 5_000n }), true],
    'large ping': () => [encodeFrame(Buffer.alloc(200), { opcode: OPCODES.ping }), true],
    'cut close': () => [encodeFrame(Buffer.from([3]), { opcode: OPCODES.close }), true],
    'odd close': () => [encodeFrame(Buffer.from([0, 5, 255, 255]), { opcode: OPCODES.close }), true],
    'invalid UTF-8': () => [encodeFrame(Buffer.from([0x34, 0x32, 0xff, 0xfe, 0xc0, 0xaf])), true],
    'lone surrogate': () => [encodeFrame(Buffer.from(bytesOf(`42${namespace},["data","\ud800"]`))), true],
    binary: () => [encodeFrame(text, { opcode: OPCODES.binary }), false],
    'empty binary': () => [encodeFrame(Buffer.alloc(0), { opcode: OPCODES.binary }), false],
    bytes: () => [Buffer.from(Array.from({ length: random.between(1, 300) }, () => random.below(256))), true],
  };
  const shape = random.pick(Object.keys(frames));
  const [bytes, isLast] = frames[shape]?.() ?? [text, true];
  return { shape: `frame: ${shape}`, packet: null, bytes, isLast };
}

function packetFrame(shape: string, packet: string): ScriptFrame {
  return { shape, packet, bytes: encodeFrame(Buffer.from(packet)), isLast: false };
}

/** An event with attachments, `more` than it announces. */
function attachmentFrames(random: Random, { marker, namespace }: Parts, more: number): ScriptFrame[] {
  const count = random.between(1, 3);
  const holders = Array.from({ length: count }, (_, num) => ({ _placeholder: true, num }));
  const sent = count + more;
  const head = packetFrame(
    'attachments',
    `45${String(count)}-${namespace},1${json(['data', ...holders, marker])}`,
  );
  const attachment = Buffer.from(marker);
  return [
    head,
    ...Array.from({ length: sent }, () => ({
      shape: 'attachment',
      packet: `b${attachment.toString('base64')}`,
      bytes: encodeFrame(attachment, { opcode: OPCODES.binary }),
      isLast: false,
    })),
  ];
}

function joinOf(role: Role, session: ScriptSession, marker: string): unknown {
  const clientId = `${marker}-client-id`;
  switch (role) {
    case 'stranger':
    case 'follower':
      return { v: 2, role: 'follower' };
    case 'controller':
      return { v: 2, role: 'controller', clientId, pin: session.pin };
    case 'controller with a wrong PIN':
      return { v: 2, role: 'controller', clientId, pin: session.pin === '999999' ? '999998' : '999999' };
    case 'host':
      return { v: 2, role: 'host', token: session.token, pin: session.pin, takesSettings: true };
    case 'host with a wrong token':
      return { v: 2, role: 'host', token: `${marker}-token-token`, pin: session.pin, takesSettings: true };
    case 'legacy':
      return undefined;
    case 'of another version':
      return { v: 3, role: 'follower' };
  }
}

/**
 * Builds one connection; the same seed, index, size and session give the same frames.
 * @param index zero-based; its markers are those of `index + 1,000,000`, so that they differ from those of requests
 * @param size number of frames, or a few more
 */
export function buildScript(seed: number, index: number, size: number, session: ScriptSession): SocketScript {
  const random = createRandom(seed ^ 0x50c_4e7, index);
  const marked = 1_000_000 + index;
  const marker = markerOf(marked);
  const role = random.chance(0.7) ? random.pick(ADMITTED) : random.pick(ROLES);
  const protocol = random.chance(0.3) ? 3 : 4;
  const transport = random.chance(0.2) ? 'polling' : 'websocket';
  const code = role === 'stranger' ? markedCode(index) : session.code;
  const namespace = random.chance(0.1) ? `/api/${code}` : `/${code}`;
  const parts: Parts = { marker, namespace, session };
  const frames: ScriptFrame[] = [];
  while (frames.length < size - 1) {
    if (random.chance(0.05)) frames.push(...attachmentFrames(random, parts, 0));
    else {
      const shape = random.pick(MILD);
      frames.push(packetFrame(shape, PACKETS[shape]?.(random, parts) ?? ''));
    }
  }
  frames.length = size - 1;
  if (random.chance(0.4)) frames.push(brokenFrame(random, parts));
  else if (random.chance(0.15)) frames.push(...attachmentFrames(random, parts, random.pick([-1, 1])));
  else {
    const shape = random.chance(0.2) ? 'valid' : random.pick(FATAL);
    frames.push(packetFrame(shape, PACKETS[shape]?.(random, parts) ?? ''));
  }
  const proof = joinOf(role, session, marker);
  return {
    index,
    role,
    protocol,
    transport,
    namespace,
    join: `40${namespace},${proof === undefined ? '' : json(proof)}`,
    headers: { 'user-agent': `Mozilla/5.0 ${marker}`, 'x-forwarded-for': markedAddress(marked) },
    frames,
  };
}
