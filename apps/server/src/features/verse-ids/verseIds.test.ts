import { describe, expect, it, onTestFinished } from 'vitest';
import { ShabadResponse, VerseIdsResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestSite } from '../../testing/createTestSite.ts';
import { createTestSources } from '../../testing/createTestSources.ts';
import { expectError, getParsed } from '../../testing/getParsed.ts';

async function translated(server: ApiInstance, path: string) {
  return (await getParsed(server, `/api/verse-ids/${path}`, VerseIdsResponse)).verseIds;
}

describe('the verse ids of existing links', () => {
  it('are translated if their line is public, and only within its shabad [T91, T99]', async () => {
    const server = await createTestServer();
    onTestFinished(() => server.close());
    expect(await translated(server, '1839/22188,22189,1582610')).toEqual([1_582_610, null, 1_582_610]);
    expect(await translated(server, '3590,1839/22188')).toEqual([1_582_610]);
    expect(await translated(server, '3590/22188')).toEqual([null]);
    expect(await translated(server, '999999/22188')).toEqual([null]);
    const { verses } = await getParsed(server, '/api/v2/shabads/1839', ShabadResponse);
    expect(verses.find(({ verseId }) => verseId === 1_582_610)?.verse.unicode).toMatch(/^ਨਿਮਖ ਨ ਬਿਸਰਉ/);
    await expectError(server, '/api/verse-ids/1839/x', 'badVerseId');
    await expectError(
      server,
      `/api/verse-ids/1839/${Array.from({ length: 51 }, () => 1).join(',')}`,
      'tooMany',
    );
  });

  it("are translated by the operator's table, which comes before what is public [T91]", async () => {
    const sources = await createTestSources([
      { kind: 'verse-ids', verses: { 22188: 942_132, 900: 759_971 } },
    ]);
    const server = await createTestServer({ sources });
    onTestFinished(() => server.close());
    expect(await translated(server, '1839/22188,900')).toEqual([942_132, 759_971]);
  });

  it('lead to the page that highlights the line, also by short links; our own links stay [T91]', async () => {
    const { server, close } = await createTestSite();
    onTestFinished(close);
    const goTo = async (path: string) => (await server.inject(path)).headers.location;
    expect(await goTo('/s/1839/22188')).toBe('/shabad?id=1839&highlight=22188');
    expect(await goTo('/shabad?id=1839&highlight=22188')).toBe('/shabad?id=1839&highlight=1582610');
    expect(await goTo('/shabad?highlight=22188&id=1839&q=nnb%20q&type=0')).toBe(
      '/shabad?id=1839&q=nnb+q&type=0&highlight=1582610',
    );
    for (const path of [
      'id=1839&highlight=1582610',
      'id=3590&highlight=22188',
      'id=1839&highlight=x',
      'id=1839',
    ])
      expect(await goTo(`/shabad?${path}`)).toBeUndefined();
  });
});
