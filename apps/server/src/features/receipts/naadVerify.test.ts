import { execFile } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, verify as verifySignature } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../testing/createTestServer.ts';
import { type RunningServer, runServer } from '../../testing/runServer.ts';
import { serveLoopback } from '../../testing/serveLoopback.ts';

/** The program as a reader runs it, against the built server. */

const program = fileURLToPath(new URL('../../../../../tools/verify/naad-verify.mjs', import.meta.url));
let server: RunningServer;
let folder = '';
let held: readonly string[] = [];

/** The root that the repository prints. */
function reviewedRoot(): string {
  const file = new URL('../../../../../libs/gurbani/corpus/merkle-root.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { root: string }).root;
}

const portOf = (url: string) => new URL(url).port;
const inFolder = (name: string) => path.join(folder, name);

function verify(...given: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...given], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

const fetched = async (file: string) =>
  Buffer.from(await (await fetch(`${server.url}/.well-known/${file}`)).arrayBuffer());

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'naad-verify-'));
  server = await runServer({ DATA_DIR: inFolder('data') });
  for (const file of ['naad-manifest.json', 'naad-manifest.json.sig', 'naad-key.pem', 'naad-lines.bin']) {
    writeFileSync(inFolder(file), await fetched(file));
  }
  held = [
    ['--manifest', inFolder('naad-manifest.json')],
    ['--key', inFolder('naad-key.pem')],
    ['--lines', inFolder('naad-lines.bin')],
  ].flat();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** The site behind a proxy that changes one letter of some answers. */
function serveAltered(isAltered: (path: string) => boolean, before: string, after: string) {
  return serveLoopback((requested, response) => {
    void fetch(server.url + requested).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      const altered = isAltered(requested) ? body.toString().replace(before, after) : body;
      response.writeHead(answer.status, { 'content-type': type }).end(altered);
    });
  });
}

describe('the manifest', () => {
  it('names source, build, root, works and packs, is signed, and has the hashes of all lines beside it [T56]', async () => {
    const text = await fetched('naad-manifest.json');
    const manifest = JSON.parse(text.toString()) as Record<string, unknown> & {
      lines: { bytes: number; sha256: string };
    };
    expect(manifest).toMatchObject({
      format: 'naad-manifest/1',
      source: { package: '@shabados/database', version: '4.8.3' },
      root: reviewedRoot(),
      lineCount: 141_264,
    });
    expect(manifest['works']).toHaveLength(7);
    expect(manifest['packs']).not.toHaveLength(0);
    const lines = await fetched('naad-lines.bin');
    expect(lines.length).toBe(manifest.lines.bytes);
    expect(createHash('sha256').update(lines).digest('hex')).toBe(manifest.lines.sha256);
    const key = createPublicKey(await fetched('naad-key.pem'));
    const signature = Buffer.from((await fetched('naad-manifest.json.sig')).toString(), 'base64');
    expect(verifySignature(null, text, key, signature)).toBe(true);
    expect(verifySignature(null, Buffer.concat([text, Buffer.from(' ')]), key, signature)).toBe(false);
  });
});

describe('naad-verify on a site', () => {
  it('finds an unchanged API the same, over IPv4 and IPv6 [T58]', async () => {
    for (const host of ['127.0.0.1', '[::1]']) {
      const { code, output } = await verify(`http://${host}:${portOf(server.url)}`, '--sample', '12');
      expect(output).toMatch(/angs and shabads with \d+ lines were compared\.\nEverything is the same\./);
      expect(code).toBe(0);
    }
  });

  it('names the line of which the API sends one letter otherwise [T59]', async () => {
    const site = await serveAltered((each) => each.includes('/v2/angs/1/G'), 'ਅਜੂਨੀ', 'ਅਜੂਨਿ');
    const { code, output } = await verify(site.url, '--sample', '12', ...held);
    expect(output).toContain('DIFFERS: G ang 1, line 1 of 23 (verse 30958) differs: ੴ ਸਤਿ ਨਾਮੁ');
    expect(output).toContain('1 differences.');
    expect(code).toBe(1);
  });

  it('finds a page the same, and names the line that a page shows with another letter [T59]', async () => {
    expect(await verify(`${server.url}/ang?ang=1`, ...held)).toMatchObject({ code: 0 });
    const site = await serveAltered((each) => each.startsWith('/ang'), '>ਅਜੂਨੀ<', '>ਅਜੂਨਿ<');
    const { code, output } = await verify(`${site.url}/ang?ang=1`, ...held);
    expect(output).toContain('DIFFERS: G ang 1, line 1 of 23 (verse 30958) differs');
    expect(code).toBe(1);
  });

  it('refuses a manifest with one changed letter, another key or a wrong signature [T62]', async () => {
    const site = await serveAltered(
      (each) => each.endsWith('naad-manifest.json'),
      '"version":"4.8.3"',
      '"version":"4.8.4"',
    );
    const wrong = "DIFFERS: the manifest's signature is wrong";
    for (const { code, output } of [
      await verify(site.url),
      await verify(server.url, '--key', writeKey()),
      await verify(server.url, '--signature', writeSignature()),
    ]) {
      expect(output).toContain(wrong);
      expect(code).toBe(1);
    }
  });

  it('refuses another root than the one that the reader trusts [T62]', async () => {
    const { root } = JSON.parse(readFileSync(inFolder('naad-manifest.json'), 'utf8')) as { root: string };
    expect(await verify(server.url, '--sample', '8', '--root', root)).toMatchObject({ code: 0 });
    const other = await verify(
      server.url,
      '--root',
      root.replace(/./, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect(other.output).toContain('not the one that you trust');
    expect(other.code).toBe(1);
  });

  function writeKey(): string {
    const { publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(inFolder('other-key.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
    return inFolder('other-key.pem');
  }

  function writeSignature(): string {
    const signature = Buffer.from(readFileSync(inFolder('naad-manifest.json.sig'), 'latin1'), 'base64');
    signature[0] = (signature[0] ?? 0) ^ 1;
    writeFileSync(inFolder('other.sig'), signature.toString('base64'));
    return inFolder('other.sig');
  }
});

describe('naad-verify on packs', () => {
  const packs = path.join(dist, '@naad/gurbani-corpus');

  it('finds the packs of the build the same [T60]', async () => {
    const { code, output } = await verify(packs, ...held);
    expect(output).toContain('Everything is the same.');
    expect(code).toBe(0);
  });

  it('names the line with one changed byte, although the folder has a new hash for the pack [T60]', async () => {
    const altered = inFolder('packs');
    mkdirSync(altered);
    const manifest = JSON.parse(readFileSync(path.join(packs, 'manifest.json'), 'utf8')) as {
      packs: { name: string; file: string; sha256: string }[];
    };
    for (const pack of manifest.packs) {
      if (pack.name !== 'text') {
        symlinkSync(path.join(packs, pack.file), path.join(altered, pack.file));
        continue;
      }
      const bytes = readFileSync(path.join(packs, pack.file));
      const letter = bytes.indexOf('ਅਜੂਨੀ') + 'ਅਜੂਨ'.length * 3;
      // ੀ becomes ਿ in its last byte.
      bytes[letter + 2] = 0xbf;
      bytes[letter + 1] = 0xa8;
      pack.sha256 = createHash('sha256').update(bytes).digest('hex');
      pack.file = `text-${pack.sha256.slice(0, 12)}.pack`;
      writeFileSync(path.join(altered, pack.file), bytes);
    }
    writeFileSync(path.join(altered, 'manifest.json'), JSON.stringify(manifest));
    const { code, output } = await verify(altered, ...held);
    expect(output).toContain('DIFFERS: the pack text differs');
    expect(output).toContain('DIFFERS: G ang 1, line 1 of 23 (verse 30958) differs: ੴ ਸਤਿ ਨਾਮੁ');
    expect(output).toContain('2 differences.');
    expect(code).toBe(1);
  });
});

describe('naad-verify on a text', () => {
  const MOOL_MANTAR = 'ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥';

  it('finds a pasted line, and refuses it with one changed letter [T61]', async () => {
    const found = await verify(MOOL_MANTAR, ...held);
    expect(found.output).toContain('G ang 1, line 1 of 23 (verse 30958)');
    expect(found.code).toBe(0);
    const altered = await verify(MOOL_MANTAR.replace('ਅਜੂਨੀ', 'ਅਜੂਨਿ'), ...held);
    expect(altered.output).toContain('DIFFERS: line 1 of the text is no line of this scripture');
    expect(altered.code).toBe(1);
  });

  it('says which line of a file should stand where a changed one does [T61]', async () => {
    const { page } = (await (await fetch(`${server.url}/api/v2/angs/2/G`)).json()) as {
      page: { verse: { unicode: string } }[];
    };
    const lines = page.map(({ verse }) => verse.unicode);
    writeFileSync(inFolder('ang.txt'), lines.join('\n'));
    expect(await verify(inFolder('ang.txt'), ...held)).toMatchObject({ code: 0 });
    lines[4] = lines[4]?.replace('ਿ', 'ੀ') ?? '';
    writeFileSync(inFolder('ang.txt'), lines.join('\n'));
    const { code, output } = await verify(inFolder('ang.txt'), ...held);
    expect(output).toContain('line 5 of the text is no line of this scripture, where G ang 2, line 5 of');
    expect(output).toContain('1 differences.');
    expect(code).toBe(1);
  });

  it('says what it needs, and exits with 2 if it cannot check [T61]', async () => {
    const { code, output } = await verify(MOOL_MANTAR);
    expect(output).toContain('Name the manifest to trust: --manifest or --from.');
    expect(code).toBe(2);
    expect(await verify('http://127.0.0.1:9')).toMatchObject({ code: 2 });
    expect(await verify('--help')).toMatchObject({ code: 0 });
    expect((await verify('--nonsense')).code).toBe(2);
  });
});
