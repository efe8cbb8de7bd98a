import { RehatChaptersResponse, RehatSearchResponse, RehatsResponse } from '@naad/api-contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { PROVENANCE, createTestSources } from '../../testing/createTestSources.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { sendJson, serveLoopback, type Loopback } from '../../testing/serveLoopback.ts';

const rehats = [
  {
    id: 1,
    name: 'Example',
    alphabet: 'roman',
    chapters: [
      { id: 1, name: 'First', content: '<p onclick="x()">Of <b>dawn</b></p><script>alert(1)</script>' },
      { id: 2, name: 'Second', content: '<p>Of dusk</p>' },
    ],
  },
];

async function serverOf(packs: readonly object[], upstreamUrl: string | null = null): Promise<ApiInstance> {
  const server = await createTestServer({ sources: await createTestSources(packs, { upstreamUrl }) });
  onTestFinished(() => server.close());
  return server;
}

const at = (part = '') => `/api/v2/rehats${part}`;

describe('codes of conduct from a data pack', () => {
  it('are listed with their chapters', async () => {
    const server = await serverOf([{ kind: 'rehats', rehats }]);
    expect(await getParsed(server, at(), RehatsResponse)).toEqual({
      count: 1,
      maryadas: [{ rehatID: 1, rehatName: 'Example', alphabet: 'roman' }],
      source: { kind: 'pack', name: PROVENANCE.name, licence: PROVENANCE.licence, url: PROVENANCE.url },
    });
    const { count, chapters, source } = await getParsed(server, at('/1'), RehatChaptersResponse);
    expect(count).toBe(2);
    expect(source).toMatchObject({ kind: 'pack', name: PROVENANCE.name });
    for (const chapter of chapters) expect(chapter.chapterContent).toBeUndefined();
  });

  it('have texts without active content', async () => {
    const server = await serverOf([{ kind: 'rehats', rehats }]);
    const one = await getParsed(server, at('/1/chapters/1'), RehatChaptersResponse);
    expect(one.chapters).toMatchObject([{ chapterContent: '<p>Of <b>dawn</b></p>' }]);
    expect((await getParsed(server, at('/1/chapters'), RehatChaptersResponse)).count).toBe(2);
  });

  it('are searchable', async () => {
    const server = await serverOf([{ kind: 'rehats', rehats }]);
    const search = (text: string) =>
      getParsed(server, at(`/search/${encodeURIComponent(text)}`), RehatSearchResponse);
    expect((await search('DUSK')).rows).toMatchObject([{ rehatID: 1, chapterID: 2, chapterName: 'Second' }]);
    expect((await search('Of')).count).toBe(2);
    for (const nothing of ['<p>', 'onclick', 'alert', ' ']) expect((await search(nothing)).count).toBe(0);
  });

  it('answer 404 for unknown ones', async () => {
    const server = await serverOf([{ kind: 'rehats', rehats }]);
    for (const path of ['/2', '/1/chapters/3', '/2/chapters'])
      await expectError(server, at(path), 'chapterNotFound');
    for (const path of ['/x', '/0', '/1/chapters/x', '/1/chapters/-1'])
      await expectError(server, at(path), 'badRequest');
  });
});

describe('codes of conduct of an upstream', () => {
  it('are sanitized [S7.19]', async () => {
    const chapter = {
      chapterID: 1,
      chapterName: 'First',
      chapterContent: '<img src=x onerror=alert(1)><p>Text',
      alphabet: 'roman',
    };
    const { url } = await serveLoopback((_path, response) => {
      sendJson(response, { count: 1, rehatID: 1, chapters: [chapter] });
    });
    const found = await getParsed(await serverOf([], url), at('/1/chapters/1'), RehatChaptersResponse);
    expect(found.chapters[0]?.chapterContent).toBe('<p>Text');
    expect(found.source).toMatchObject({ kind: 'upstream', url });
  });

  it.each<[string, Loopback['answer']]>([
    ['down', (_path, response) => response.destroy()],
    [
      'wrong',
      (_path, response) => {
        sendJson(response, []);
      },
    ],
  ])('are reported as unavailable if the upstream is %s', async (_what, answer) => {
    const { url } = await serveLoopback(answer);
    const server = await serverOf([], url);
    for (const path of ['', '/1', '/1/chapters/1', '/search/x'])
      await expectError(server, at(path), 'sourceUnavailable');
  });
});

it('codes of conduct are empty or report why without a source', async () => {
  const server = await serverOf([]);
  expect((await server.inject(at())).json()).toEqual({ count: 0, maryadas: [] });
  expect((await server.inject(at('/search/x'))).json()).toEqual({ count: 0, rows: [] });
  await expectError(server, at('/1'), 'featureAbsent');
});
