import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Software security key: creates a WebAuthn credential and signs with it. */
export interface TestAuthenticator {
  create(options: Record<string, unknown>, origin: string): Record<string, unknown>;
  get(options: Record<string, unknown>, origin: string): Record<string, unknown>;
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

function clientData(type: string, challenge: unknown, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

export function createAuthenticator(): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  // Hand-written CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  function authenticatorData(host: string, flags: number, rest: Buffer): Buffer {
    counter += 1;
    return Buffer.concat([sha256(host), Buffer.from([flags]), uint(counter, 4), rest]);
  }

  const encoded = id.toString('base64url');
  const common = { id: encoded, rawId: encoded, type: 'public-key', clientExtensionResults: {} };
  return {
    create({ challenge }, origin) {
      const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey]);
      const host = new URL(origin).hostname;
      const data = authenticatorData(host, USER_PRESENT | HAS_CREDENTIAL, credential);
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        uint(data.length, 1),
        data,
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get({ challenge }, origin) {
      const data = authenticatorData(new URL(origin).hostname, USER_PRESENT, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
