import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openManifestKey } from './manifestKey.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

const pemOf = (key: Awaited<ReturnType<typeof openManifestKey>>) =>
  key.publicKey.export({ type: 'spki', format: 'pem' });

describe('openManifestKey', () => {
  it('creates a key that only its owner can read, and opens the same one after a restart [T57]', async () => {
    const data = path.join(folder, 'data');
    const first = await openManifestKey(null, data);
    const file = path.join(data, 'manifest-key.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(createPrivateKey(await readFile(file, 'utf8')).asymmetricKeyType).toBe('ed25519');
    expect(pemOf(await openManifestKey(null, data))).toBe(pemOf(first));
  });

  it('gives processes that start at once one key [T57]', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => openManifestKey(null, folder)));
    expect(new Set(keys.map(pemOf)).size).toBe(1);
  });

  it("opens the operator's own file, which two processes may share [T57]", async () => {
    const created = await openManifestKey(null, folder);
    const file = path.join(folder, 'manifest-key.pem');
    const elsewhere = path.join(folder, 'other');
    expect(pemOf(await openManifestKey(file, elsewhere))).toBe(pemOf(created));
    await expect(stat(elsewhere)).rejects.toThrow();
  });

  it("refuses a missing file of the operator's, one that others can read, and another kind of key [T57]", async () => {
    const file = path.join(folder, 'key.pem');
    await expect(openManifestKey(file, folder)).rejects.toThrow("can't be read");
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    await expect(openManifestKey(file, folder)).rejects.toThrow('no Ed25519 private key');
    await chmod(file, 0o644);
    await expect(openManifestKey(file, folder)).rejects.toThrow('chmod 600');
  });

  it("opens a credential of systemd, whose access list shows as the group's right [G36]", async () => {
    const created = await openManifestKey(null, folder);
    const file = path.join(folder, 'manifest-key.pem');
    await chmod(file, 0o440);
    expect(pemOf(await openManifestKey(file, folder, `${folder}/`))).toBe(pemOf(created));
    await expect(openManifestKey(file, folder, path.dirname(folder))).rejects.toThrow('chmod 600');
    await expect(openManifestKey(file, folder, '')).rejects.toThrow('chmod 600');
  });

  it('fails if the data directory is a file [T57]', async () => {
    const file = path.join(folder, 'data');
    await writeFile(file, '');
    await expect(openManifestKey(null, file)).rejects.toThrow();
  });
});
