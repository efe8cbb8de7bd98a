import { describe, expect, it } from 'vitest';
import { DEFAULT_EMBED_LOOK, embedFramePath, parseEmbedLook } from './embedFrame.ts';

const looked = (query: string) => parseEmbedLook(new URLSearchParams(query));

describe('the address of a frame', () => {
  it('says what is not usual, and nothing else', () => {
    expect(embedFramePath({ kind: 'shabad', id: '3590' })).toBe('/embed/v1/shabad?id=3590');
    expect(embedFramePath({ kind: 'ang', ang: '3', source: 'G' })).toBe('/embed/v1/ang?ang=3&source=G');
    const look = {
      translations: ['en', 'es'],
      scripts: ['latin'],
      isLarivaar: true,
      theme: 'dark',
      language: 'pa',
    } as const;
    const path = embedFramePath({ kind: 'verse', id: '1,2' }, look);
    expect(path).toBe('/embed/v1/verse?id=1,2&translations=en,es&script=latin&larivaar=1&theme=dark&lang=pa');
    expect(looked(path.split('?')[1] ?? '')).toEqual(look);
  });

  it('lets nothing out of its place', () => {
    const hostile = '1&theme=dark"><script>';
    const path = embedFramePath({ kind: 'shabad', id: hostile });
    expect(path).not.toMatch(/["<>\s]/);
    const parameters = new URLSearchParams(path.split('?')[1]);
    expect([...parameters]).toEqual([['id', hostile]]);
  });

  it('tells no translation from the usual one', () => {
    const path = embedFramePath({ kind: 'shabad', id: '1' }, { ...DEFAULT_EMBED_LOOK, translations: [] });
    expect(path).toBe('/embed/v1/shabad?id=1&translations=none');
    expect(looked('translations=none').translations).toEqual([]);
    expect(looked('translations=').translations).toEqual([]);
    expect(looked('').translations).toEqual(['en']);
  });
});

describe('the look that an address asks for', () => {
  it('is read from lists by commas or spaces, in the order of the page and each once', () => {
    expect(looked('translations=hi+en,en,xx&script=Shahmukhi+latin')).toMatchObject({
      translations: ['en', 'hi'],
      scripts: ['latin', 'shahmukhi'],
    });
  });

  it.each(['larivaar=', 'larivaar=1', 'larivaar=true', 'larivaar=larivaar'])('%s is larivaar', (query) => {
    expect(looked(query).isLarivaar).toBe(true);
  });

  it.each(['', 'larivaar=0', 'larivaar=false'])('"%s" is not', (query) => {
    expect(looked(query).isLarivaar).toBe(false);
  });

  it('takes no theme that is none', () => {
    expect(looked('theme=contrast').theme).toBe('contrast');
    expect(looked('theme=auto').theme).toBeNull();
    expect(looked('theme=dark"').theme).toBeNull();
  });
});
