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

describe('the code of an element', () => {
  it('holds the line as a link for whoever runs no script, and says nothing that is usual', () => {
    expect(elementCode(parts)).toBe(
      `<gurbani-shabad shabad-id="5"><a href="https://naad.example/shabad?id=5" lang="pa-Guru">${line}</a></gurbani-shabad>\n` +
        '<script async src="https://naad.example/embed.js"></script>',
    );
  });

  it('says what is chosen', () => {
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

  it('of a page names it and its work; no translation is said as such', () => {
    const subject = { kind: 'ang', ang: '3', source: 'D' } as const;
    const code = elementCode({ ...parts, subject, look: { ...DEFAULT_EMBED_LOOK, translations: [] } });
    expect(code).toMatch(/^<gurbani-ang ang="3" source="D" translations="none">/);
  });

  it('lets no text out of its place', () => {
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

it('the code of a frame is one by itself, with its name and its size', () => {
  const frame = elementOf(frameCode({ ...parts, subject: { kind: 'verse', id: '7' } }));
  expect(frame.localName).toBe('iframe');
  expect(frame.getAttribute('src')).toBe('https://naad.example/embed/v1/verse?id=7');
  expect(frame.getAttribute('title')).toBe(line);
  expect(frame.getAttribute('height')).toBe('260');
});
