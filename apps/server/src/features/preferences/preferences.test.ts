import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/createTestSite.ts';

describe('preferences without JavaScript [K20]', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite({});
  });
  afterAll(() => site.close());

  const choose = async (query: string, cookie = '') => {
    const { statusCode, headers } = await site.server.inject({
      url: `/preferences?${query}`,
      headers: { cookie },
    });
    return { statusCode, headers, chosen: String(headers['set-cookie']).split(';')[0] };
  };

  it('are saved in the cookie, and the visitor returns to the page', async () => {
    const { statusCode, headers, chosen } = await choose('language=pa&back=%2Fang%3Fang%3D1%23main');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/ang?ang=1#main');
    expect(headers['cache-control']).toBe('no-store');
    expect(chosen).toBe('naad=2~language:pa');
  });

  it("that aren't named stay unchanged", async () => {
    const { chosen } = await choose('theme=sepia', 'naad=1~language:pa~hasDrawings:true');
    expect(chosen).toBe('naad=2~theme:sepia~language:pa~hasDrawings:true');
  });

  it('include how verses are displayed, with the settings this implies', async () => {
    const { chosen } = await choose(
      'hasAssist=true&font=unicode_font&fontSize=2.4&readingMode=split&translations.punjabi=ss.ft' +
        '&transliterations=en.ur&baniLength=xl&visraamStyle=gradient-bg',
    );
    expect(chosen).toBe(
      'naad=2~readingMode:split~isLarivaar:true~hasAssist:true~visraamStyle:gradient-bg~font:unicode_font' +
        '~isUnicode:true~fontSize:2.4~hasChosenTexts:true~translations.punjabi:ss.ft~transliterations:en.ur~baniLength:xl',
    );
    expect((await choose('isLarivaar=false', 'naad=2~isLarivaar:true~hasAssist:true')).chosen).toBe('naad=2');
  });

  it('are the defaults if the values are unknown', async () => {
    expect((await choose('language=tlh&theme=plaid&x=1')).chosen).toBe('naad=2');
  });

  it.each(['cross-site', 'same-site'])('are unchanged by a %s link', async (from) => {
    const { statusCode, headers, payload } = await site.server.inject({
      url: '/preferences?theme=dark&back=%2Fang%3Fang%3D1',
      headers: { 'sec-fetch-site': from },
    });
    expect(statusCode).toBe(403);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(payload).toContain('<a href="/ang?ang=1">');
    expect(payload).toContain('<a href="/">');
  });

  it.each(['same-origin', 'none'])('are changed by a %s request', async (from) => {
    const { statusCode, headers } = await site.server.inject({
      url: '/preferences?theme=dark',
      headers: { 'sec-fetch-site': from },
    });
    expect(statusCode).toBe(303);
    expect(headers).toHaveProperty('set-cookie');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'evil',
    '',
    '/%0a//x',
  ])("don't redirect to another site with back=%s", async (back) => {
    const { headers } = await choose(`theme=dark&back=${encodeURIComponent(back)}`);
    expect(new URL(String(headers.location), 'http://naad.test').host).toBe('naad.test');
  });
});
