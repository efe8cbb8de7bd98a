import { describe, expect, it } from 'vitest';
import { createTestSite } from '../../testing/createTestSite.ts';

async function describeSearch(siteName: string) {
  const site = await createTestSite({ siteName, siteOrigin: 'https://gurbani.example' });
  const reply = await site.server.inject('/opensearch.xml');
  await site.close();
  return reply;
}

describe('opensearch.xml', () => {
  it('describes a search by first letters', async () => {
    const { statusCode, headers, payload } = await describeSearch('Naad');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(payload).toContain('<ShortName>Naad</ShortName>');
    expect(payload).toContain(
      '<Url type="text/html" method="get" template="https://gurbani.example/search?q={searchTerms}&amp;type=8"/>',
    );
  });

  it('is well-formed for any site name, and shortens names to the limits of the format', async () => {
    const { payload } = await describeSearch(`<Bani & "Kirtan"> ${'x'.repeat(40)}`);
    expect(payload).toContain('<ShortName>&lt;Bani &amp; &quot;Kirtan&quot;</ShortName>');
    expect(payload).toContain(`<LongName>&lt;Bani &amp; &quot;Kirtan&quot;&gt; ${'x'.repeat(30)}</LongName>`);
    expect(payload.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
  });
});
