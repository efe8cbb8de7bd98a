// @vitest-environment jsdom
import { DEFAULT_EMBED_LOOK } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { elementCode, frameCode } from './embeddingCode.ts';

/** Ang 9, Aasaa, Guru Nanak; the refrain. */
const line = 'ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ ॥੧॥ ਰਹਾਉ ॥';
const parts = {
  subject: { kind: 'shabad', id: '5' },
  look: DEFAULT_EMBED_LOOK,
  origin: 'https://naad.example',
  path: '/shabad?id=5',
  line,
} as const;

function elementOf(code: string): Element {
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  return body.firstElementChild ?? expect.unreachable();
}

describe('the element code', () => {
  it('has the line as a fallback link, and no attributes for defaults', () => {
    expect(elementCode(parts)).toBe(
      `<gurbani-shabad shabad-id="5"><a href="https://naad.example/shabad?id=5" lang="pa-Guru">${line}</a></gurbani-shabad>\n` +
        '<script async src="https://naad.example/embed.js"></script>',
    );
  });

  it('names the site if the script is on another host', () => {
    const code = elementCode({ ...parts, embedUrl: 'https://cdn.example/embed.js' });
    expect(code.split('\n')[1]).toBe(
      '<script async src="https://cdn.example/embed.js" data-naad-site="https://naad.example"></script>',
    );
  });

  it('has an attribute for each choice', () => {
    const look = {
      translations: ['en', 'es'],
      scripts: ['latin'],
      isLarivaar: true,
      theme: 'dark',
      language: null,
    } as const;
    const element = elementOf(elementCode({ ...parts, subject: { kind: 'verse', id: '7' }, look }));
    expect(element.localName).toBe('gurbani-verse');
    expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toEqual({
      'verse-id': '7',
      translations: 'en es',
      script: 'latin',
      larivaar: '',
      theme: 'dark',
    });
  });

  it('names an ang and its work, and has `none` for no translations', () => {
    const subject = { kind: 'ang', ang: '3', source: 'D' } as const;
    const code = elementCode({ ...parts, subject, look: { ...DEFAULT_EMBED_LOOK, translations: [] } });
    expect(code).toMatch(/^<gurbani-ang ang="3" source="D" translations="none">/);
  });

  it('escapes hostile text', () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    for (const code of [elementCode, frameCode]) {
      const { body } = new DOMParser().parseFromString(
        code({ ...parts, line: hostile, path: hostile }),
        'text/html',
      );
      expect(body.querySelector('img')).toBeNull();
    }
  });
});

it('the frame code is a single iframe with title and height', () => {
  const frame = elementOf(frameCode({ ...parts, subject: { kind: 'verse', id: '7' } }));
  expect(frame.localName).toBe('iframe');
  expect(frame.getAttribute('src')).toBe('https://naad.example/embed/v1/verse?id=7');
  expect(frame.getAttribute('title')).toBe(line);
  expect(frame.getAttribute('height')).toBe('260');
});
