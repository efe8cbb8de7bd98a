import { createHash } from 'node:crypto';
import { AngReceiptResponse, ReceiptResponse } from '@naad/api-contract';
import { createApiClient, createHttpTransport, loadAngReceipt, loadLineReceipt } from '@naad/api-client';
import { parseAng, parseVerseId } from '@naad/gurbani-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';

let server: ApiInstance;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const idOf = (sourceId: string) => Number.parseInt(sourceId, 36);
const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

async function get(path: string) {
  const response = await server.inject(`/api/v2${path}`);
  return { status: response.statusCode, body: response.json<unknown>() };
}

const receiptOf = async (id: number | string) =>
  ReceiptResponse.parse((await get(`/receipts/${String(id)}`)).body);

describe('GET /v2/receipts/:id', () => {
  it('sends the text in both encodings, its code points, its hash and the way to the root [T50]', async () => {
    const receipt = await receiptOf(idOf('N32Z'));
    expect(receipt).toMatchObject({
      verse: { gurmukhi: 'gurmuiK jwpY sbid ilv lwie ]', unicode: 'ਗੁਰਮੁਖਿ ਜਾਪੈ ਸਬਦਿ ਲਿਵ ਲਾਇ ॥' },
      sourceText: 'gurmuiK jwpY; sbid ilv lwie ]',
      work: { sourceId: 'G' },
      pageNo: 313,
      lineNo: 18,
      data: { source: '@shabados/database 4.8.3', editionsFrom: '@shabados/database 5.0.0-next.0' },
    });
    expect(receipt.words[0]).toEqual({
      text: 'ਗੁਰਮੁਖਿ',
      codePoints: ['U+0A17', 'U+0A41', 'U+0A30', 'U+0A2E', 'U+0A41', 'U+0A16', 'U+0A3F'],
    });
    expect(receipt.sha256).toBe(sha256(receipt.verse.unicode.normalize('NFC')).toString('hex'));
    const { unit, number, lineCount, sha256: hash, path } = receipt.group;
    const leaf = sha256(Buffer.of(0), `G ${unit} ${String(number)} ${String(lineCount)} ${hash}`);
    const root = path.reduce((own, step) => {
      const beside = Buffer.from(step.sha256, 'hex');
      return step.side === 'left' ? sha256(Buffer.of(1), beside, own) : sha256(Buffer.of(1), own, beside);
    }, leaf);
    expect(root.toString('hex')).toBe(receipt.data.root);
  });

  it('names the edition with its place, and the published work of each translation [T53]', async () => {
    const { edition, translations } = await receiptOf(idOf('N32Z'));
    expect(edition).toMatchObject({
      title: 'Shabadaarth',
      publisher: 'SGPC',
      published: '2009-2012',
      page: 313,
      line: 18,
    });
    expect(translations.find(({ key }) => key === 'pu.ss')).toMatchObject({
      translator: 'Prof. Sahib Singh',
      edition: { title: 'Sri Guru Granth Darpan', publisher: 'Raaj Publishers', published: '1972' },
    });
  });

  it('names no edition for a line that the newer release reads otherwise [T53]', async () => {
    expect((await receiptOf(idOf('ULEP'))).edition).toBeNull();
  });

  it('gives a work without angs the hash of its shabad, and no page [T50]', async () => {
    const { corpus } = await loadScripture();
    const shabad = corpus.shabad(corpus.shabadCount - 1);
    const receipt = await receiptOf(corpus.line(shabad.firstLine).verseId);
    expect(receipt).toMatchObject({ pageNo: null, place: 1, group: { unit: 'shabad', number: shabad.id } });
  });

  it('answers an id of another release with the line [T64]', async () => {
    const receipt = await receiptOf(idOf('FABA'));
    expect(receipt).toMatchObject({ verseId: idOf('FAGA'), aliases: [idOf('FABA')] });
    expect(receipt).toEqual(await receiptOf(idOf('FAGA')));
  });

  it('refuses what is no verse id, and one that no line has [T50]', async () => {
    expect(await get('/receipts/x')).toMatchObject({ status: 400, body: { data: { id: 'badVerseId' } } });
    expect(await get('/receipts/9999999')).toMatchObject({
      status: 404,
      body: { data: { id: 'verseNotFound' } },
    });
  });

  it('answers within 20 ms, also for the whole ang [T65]', async () => {
    await get('/receipts/angs/G/1');
    for (const path of ['/receipts/30958', '/receipts/angs/G/917']) {
      const times: number[] = [];
      for (let run = 0; run < 9; run++) {
        const start = performance.now();
        expect((await get(path)).status).toBe(200);
        times.push(performance.now() - start);
      }
      expect(Math.min(...times)).toBeLessThan(20);
    }
  });
});

describe('GET /v2/receipts/angs/:source/:ang', () => {
  it('sends the hash of each line, and of the ang over them [T51]', async () => {
    const receipt = AngReceiptResponse.parse((await get('/receipts/angs/G/917')).body);
    expect(receipt.lines).toHaveLength(receipt.group.lineCount);
    for (const { unicode, sha256: hash } of receipt.lines)
      expect(hash).toBe(sha256(unicode.normalize('NFC')).toString('hex'));
    const bytes = receipt.lines.map(({ sha256: hash }) => Buffer.from(hash, 'hex'));
    expect(receipt.group.sha256).toBe(sha256(...bytes).toString('hex'));
    const [line] = receipt.lines;
    const own = await receiptOf(line?.verseId ?? 0);
    expect(own).toMatchObject({ group: receipt.group, sha256: line?.sha256, place: 1 });
    expect(receipt.editions.map(({ id, lineCount }) => [id, lineCount])).toEqual([
      ['SSA2', receipt.lines.length],
    ]);
  });

  it('refuses unknown works, angs and works without text [T51]', async () => {
    const idsOf = (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => ((await get(path)).body as { data: { id: string } }).data.id));
    expect(
      await idsOf([
        '/receipts/angs/X/1',
        '/receipts/angs/A/1',
        '/receipts/angs/G/x',
        '/receipts/angs/G/1431',
        '/receipts/angs/N/1',
      ]),
    ).toEqual(['badSource', 'sourceAbsent', 'badAng', 'angNotFound', 'angNotFound']);
  });
});

describe('the API client', () => {
  it('loads both receipts [T50, T51]', async () => {
    const base = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api`;
    const client = createApiClient(createHttpTransport({ base }));
    const id = parseVerseId('30958');
    const ang = parseAng('917');
    if (id === null || ang === null) throw new RangeError('Both are valid.');
    expect(await loadLineReceipt(client, id)).toMatchObject({ verseId: 30_958 });
    expect(await loadAngReceipt(client, 'G', ang)).toMatchObject({ group: { number: 917 } });
  });
});

describe('verses of the API', () => {
  it('have their ids of other releases, so that an old highlight finds the line [T64]', async () => {
    const { corpus } = await loadScripture();
    const id = parseVerseId(String(idOf('FAGA')));
    const line = id === null ? null : corpus.lineIndexOf(id);
    if (line === null) throw new RangeError('There is such a line.');
    const shabad = corpus.shabad(corpus.line(line).shabadIndex);
    const { verses } = (await get(`/shabads/${String(shabad.id)}`)).body as {
      verses: { verseId: number; aliases?: number[] }[];
    };
    expect(verses.filter(({ aliases }) => aliases)).toEqual([
      expect.objectContaining({ verseId: id, aliases: [idOf('FABA')] }),
    ]);
  });
});
