import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key pair that signs this site's manifest. */
export interface ManifestKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const FILE_NAME = 'manifest-key.pem';
/** Only the owner may read a private key. */
const PRIVATE = 0o600;
const OTHERS = 0o077;

function parseKey(pem: string, file: string): ManifestKey {
  try {
    const privateKey = createPrivateKey(pem);
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('not Ed25519');
    return { privateKey, publicKey: createPublicKey(privateKey) };
  } catch {
    throw new Error(
      `${file} has no Ed25519 private key. Create one: openssl genpkey -algorithm ed25519 -out ${file}`,
    );
  }
}

/** Writes a new key; of processes that start at once, one wins. */
async function createKeyFile(file: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const temporary = `${file}.${String(process.pid)}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: PRIVATE });
    // The mode of a new file is subject to the umask.
    await chmod(temporary, PRIVATE);
    await link(temporary, file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
}

/** True for a credential of systemd, which only the service can read; its access list looks like a right of the group. */
function isCredential(file: string, credentials: string | undefined): boolean {
  return Boolean(credentials) && path.dirname(file) === path.resolve(credentials ?? '');
}

/**
 * Opens the site's key.
 * @param given the operator's file, which must exist; null for one in the data directory, created on the first start
 * @param credentials systemd's folder of the service's credentials
 * @throws Error naming the file if it can't be read or created, or isn't an Ed25519 key that only its owner can read
 */
export async function openManifestKey(
  given: string | null,
  dataDirectory: string,
  credentials = process.env['CREDENTIALS_DIRECTORY'],
): Promise<ManifestKey> {
  const file = given ?? path.join(dataDirectory, FILE_NAME);
  const read = () => readFile(file, 'utf8').catch(() => null);
  let pem = await read();
  if (pem === null && given !== null) throw new Error(`MANIFEST_KEY_FILE is ${file}, which can't be read.`);
  if (pem === null) {
    await createKeyFile(file);
    pem = await readFile(file, 'utf8');
  }
  const { mode } = await stat(file);
  if ((mode & OTHERS) !== 0 && !isCredential(file, credentials)) {
    throw new Error(`${file} can be read by others. Run: chmod 600 ${file}`);
  }
  return parseKey(pem, file);
}
