import type { ApiTransport } from '@naad/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';

const row = {
  Link: '/shabad?id=3590',
  Image: 'https://pictures.example/day.svg',
  ImageSquare: null,
  Description: 'A drawing for the day',
  SourceLink: 'https://painter.example/',
  SourceText: 'A painter',
};

function doodleOf(body: unknown, status = 200) {
  const asked: string[] = [];
  const transport: ApiTransport = (path) => {
    asked.push(path);
    return Promise.resolve({ status, body });
  };
  return { asked, doodle: createApiClient(transport).getDoodle() };
}

const first = (change: Partial<Record<keyof typeof row, string | null>>) =>
  doodleOf({ rows: [{ ...row, ...change }] }).doodle;

describe('getDoodle', () => {
  it('returns the first row [B116]', async () => {
    const { asked, doodle } = doodleOf({ rows: [row, { ...row, Image: '/other.svg' }] });
    expect(await doodle).toEqual({
      imageHref: 'https://pictures.example/day.svg',
      description: 'A drawing for the day',
      href: '/shabad?id=3590',
      credit: { name: 'A painter', href: 'https://painter.example/' },
    });
    expect(asked).toEqual(['/doodle/']);
  });

  it.each([{}, { rows: [] }, { rows: null }, { error: true, rows: [row] }, { error: 'late', rows: [row] }])(
    'returns null for %j',
    async (body) => {
      expect(await doodleOf(body).doodle).toBeNull();
    },
  );

  it('refuses a response that breaks the contract', async () => {
    await expect(doodleOf('<html>').doodle).rejects.toMatchObject({ reason: 'malformed' });
    await expect(doodleOf({}, 502).doodle).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('accepts missing fields', async () => {
    const bare = doodleOf({ rows: [{ Image: '/day.svg' }] }).doodle;
    expect(await bare).toEqual({ imageHref: '/day.svg', description: '', href: null, credit: null });
  });

  const UNSAFE = [
    'http://pictures.example/a',
    '//evil.example/a',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://',
    'https:///evil.example',
    'day.svg',
    '',
  ];
  it.each(UNSAFE)('neither shows nor links to %j', async (href) => {
    expect(await first({ Image: href })).toBeNull();
    expect(await first({ Link: href, SourceLink: href })).toMatchObject({
      href: null,
      credit: { name: 'A painter', href: null },
    });
  });

  it('links only to https or this site', async () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      'https:',
      'http:',
      'javascript:',
      'evil.example',
    );
    const site = 'https://naad.example';
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 4 }), async (chosen) => {
        const doodle = await first({ Link: chosen.join('') });
        const { protocol, host } = new URL(doodle?.href ?? '/', site);
        expect(protocol).toBe('https:');
        // A path stays on this site.
        if (doodle?.href?.startsWith('/')) expect(host).toBe('naad.example');
      }),
      { numRuns: 1000 },
    );
  });
});
