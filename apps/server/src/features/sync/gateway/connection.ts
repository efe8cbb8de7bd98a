import {
  ConnectAuth,
  clientVersionOf,
  parseMessage,
  parseSessionCode,
  type SessionCode,
  type SlidingWindow,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import { fingerprint } from '../secrets.ts';

/** What is known of a socket; kept with it. */
export interface Connection {
  readonly code: SessionCode;
  /** Null for a legacy client. */
  readonly auth: ConnectAuth | null;
  readonly address: string;
  readonly userAgent: string;
  /** The private id of its last connection, as proof that it is the same client. */
  readonly privateIdHash: string | null;
  readonly connectedAt: number;
  /** Of a controller of ours: what its commands are judged by. */
  pin: unknown;
  clientId: string | null;
  isController: boolean;
  isHost: boolean;
  messages: SlidingWindow;
}

/** `/ABC-XYZ`, also below the API's prefix, and with the slashes that clients put twice. */
export function codeOfNamespace(name: string, apiPrefix: string): SessionCode | null {
  const path = name.replace(/\/{2,}/g, '/');
  const below = apiPrefix !== '' && path.startsWith(`${apiPrefix}/`) ? path.slice(apiPrefix.length) : path;
  return below.startsWith('/') ? parseSessionCode(below.slice(1)) : null;
}

/** Null where it says of itself what is not understood. */
export function parseConnection(
  { handshake, nsp }: Socket,
  { address, apiPrefix, now }: { address: string; apiPrefix: string; now: number },
): Connection | 'version' | 'malformed' | null {
  const code = codeOfNamespace(nsp.name, apiPrefix);
  if (code === null) return null;
  const given = handshake.auth;
  const version = clientVersionOf(given['v']);
  if (version === null) return 'version';
  const auth = version.kind === 'legacy' ? null : parseMessage(ConnectAuth, given);
  if (version.kind === 'current' && auth === null) return 'malformed';
  const privateId: unknown = given['pid'];
  return {
    code,
    auth,
    address: fingerprint(address),
    userAgent: fingerprint(handshake.headers['user-agent'] ?? ''),
    privateIdHash: typeof privateId === 'string' ? fingerprint(privateId) : null,
    connectedAt: now,
    pin: auth?.role === 'controller' ? auth.pin : undefined,
    clientId: auth?.role === 'controller' ? auth.clientId : null,
    isController: false,
    isHost: false,
    messages: [],
  };
}

/** The id that the server gave this connection, with which its client comes back. */
export function privateIdOf(socket: Socket): string | null {
  const { pid } = socket as unknown as { pid?: unknown };
  return typeof pid === 'string' ? fingerprint(pid) : null;
}
