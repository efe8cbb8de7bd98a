// @vitest-environment node
import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSignature } from './checkSignature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const manifest = new TextEncoder().encode('{"format":"naad-manifest/1"}\n');
const signature = `${sign(null, manifest, privateKey).toString('base64')}\n`;

describe("the check of a manifest's signature", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('passes the signature of the server [O14]', async () => {
    expect(await checkSignature(manifest, signature, pem)).toBe('valid');
  });

  it('refuses another text, another key, and what is no signature or key [O14]', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const changed = manifest.slice();
    changed[3] = 0;
    expect(await checkSignature(changed, signature, pem)).toBe('invalid');
    expect(await checkSignature(manifest, signature, other)).toBe('invalid');
    expect(await checkSignature(manifest, '%', pem)).toBe('invalid');
    expect(await checkSignature(manifest, signature, 'no key')).toBe('invalid');
  });

  it('says that a browser without Ed25519 cannot tell [O14]', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    expect(await checkSignature(manifest, signature, pem)).toBe('unknown');
  });
});
