import {
  ConnectAuth,
  clientVersionOf,
  parseMessage,
  parseSessionCode,
  phoneKindOf,
  type PhoneKind,
  type SessionCode,
  type SlidingWindow,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import { limitKey } from '../../../http/clientAddress.ts';
import { keyedFingerprint, fingerprint } from '../secrets.ts';

/** A client that connects or sends an HTTP request. Only keyed hashes of its address and user agent are kept. */
export interface Caller {
  /** The IPv4 address, or the /64 of the IPv6 address. */
  readonly network: string;
  readonly userAgent: string;
  /** Network and user agent together. */
  readonly device: string;
  readonly isElectron: boolean;
}

/** @param key of the store that will keep it */
export function identifyCaller(key: Buffer, address: string, userAgent: string): Caller {
  const network = limitKey(address);
  return {
    network: keyedFingerprint(key, network),
    userAgent: keyedFingerprint(key, userAgent),
    device: keyedFingerprint(key, `${network} ${userAgent}`),
    isElectron: /\bElectron\//.test(userAgent),
  };
}

/** A socket's data. */
export interface Connection extends Caller {
  readonly code: SessionCode;
  /** Null for a legacy client. */
  readonly auth: ConnectAuth | null;
  readonly kind: PhoneKind;
  /** Hash of the private id from its previous connection, which proves that it is the same client. */
  readonly privateIdHash: string | null;
  readonly connectedAt: number;
  /** The PIN of a current controller's commands. */
  pin: unknown;
  clientId: string | null;
  /** The token of a current controller; null if it has none or its token is no longer valid. */
  token: string | null;
  /** The invitation sent by a current controller. */
  invite: string | null;
  keepsToken: boolean;
  /** The phone's name; null if a controller sent none. */
  name: string | null;
  isController: boolean;
  /** The admitted phone of this connection. */
  phoneId: string | null;
  /** True after the desk removed it: commands don't count until a PIN is typed. */
  isRemoved: boolean;
  isHost: boolean;
  /** True if its messages are limited; false if the operator turned limits off. */
  readonly isLimited: boolean;
  messages: SlidingWindow;
}

/** Parses `/ABC-XYZ`, with or without the API's prefix, and with the double slashes of some clients. */
export function codeOfNamespace(name: string, apiPrefix: string): SessionCode | null {
  const path = name.replace(/\/{2,}/g, '/');
  const below = apiPrefix !== '' && path.startsWith(`${apiPrefix}/`) ? path.slice(apiPrefix.length) : path;
  return below.startsWith('/') ? parseSessionCode(below.slice(1)) : null;
}

/** Reads the handshake; null without a code, and a refusal if it can't be parsed. */
export function parseConnection(
  { handshake, nsp }: Socket,
  {
    caller,
    apiPrefix,
    now,
    isLimited,
  }: { caller: Caller; apiPrefix: string; now: number; isLimited: boolean },
): Connection | 'version' | 'malformed' | null {
  const code = codeOfNamespace(nsp.name, apiPrefix);
  if (code === null) return null;
  const data = handshake.auth;
  const version = clientVersionOf(data['v']);
  if (version === null) return 'version';
  const auth = version.kind === 'legacy' ? null : parseMessage(ConnectAuth, data);
  if (version.kind === 'current' && auth === null) return 'malformed';
  const privateId: unknown = data['pid'];
  const userAgent = handshake.headers['user-agent'] ?? '';
  const controller = auth?.role === 'controller' ? auth : null;
  return {
    code,
    auth,
    ...caller,
    kind: phoneKindOf(userAgent),
    privateIdHash: typeof privateId === 'string' ? fingerprint(privateId) : null,
    connectedAt: now,
    pin: controller?.pin,
    clientId: controller?.clientId ?? null,
    token: controller?.token ?? null,
    invite: controller?.invite ?? null,
    keepsToken: controller?.keepsToken ?? false,
    name: controller?.name ?? null,
    isController: false,
    phoneId: null,
    isRemoved: false,
    isHost: false,
    isLimited,
    messages: [],
  };
}

/** Hash of the private id that the server gave this connection; the client returns with it. */
export function privateIdOf(socket: Socket): string | null {
  const { pid } = socket as unknown as { pid?: unknown };
  return typeof pid === 'string' ? fingerprint(pid) : null;
}

/** The data of an admitted socket. */
export function connectionOf(socket: Socket): Connection {
  return (socket.data as { connection: Connection }).connection;
}
