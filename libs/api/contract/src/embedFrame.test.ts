import { describe, expect, it } from 'vitest';
import { DEFAULT_EMBED_LOOK, embedFramePath, parseEmbedLook } from './embedFrame.ts';

const looked = (query: string) => parseEmbedLook(new URLSearchParams(query));

describe('embedFramePath', () => {
  it('includes only values that differ from the defaults', () => {
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

  it('escapes every value', () => {
    const hostile = '1&theme=dark"><script>';
    const path = embedFramePath({ kind: 'shabad', id: hostile });
    expect(path).not.toMatch(/["<>\s]/);
    const parameters = new URLSearchParams(path.split('?')[1]);
    expect([...parameters]).toEqual([['id', hostile]]);
  });

  it('distinguishes no translations from the default ones', () => {
    const path = embedFramePath({ kind: 'shabad', id: '1' }, { ...DEFAULT_EMBED_LOOK, translations: [] });
    expect(path).toBe('/embed/v1/shabad?id=1&translations=none');
    expect(looked('translations=none').translations).toEqual([]);
    expect(looked('translations=').translations).toEqual([]);
    expect(looked('').translations).toEqual(['en']);
  });
});

describe('parseEmbedLook', () => {
  it('reads lists separated by commas or spaces, in display order and without duplicates', () => {
    expect(looked('translations=hi+en,en,xx&script=Shahmukhi+latin')).toMatchObject({
      translations: ['en', 'hi'],
      scripts: ['latin', 'shahmukhi'],
    });
  });

  it.each(['larivaar=', 'larivaar=1', 'larivaar=true', 'larivaar=larivaar'])(
    '%s turns larivaar on',
    (query) => {
      expect(looked(query).isLarivaar).toBe(true);
    },
  );

  it.each(['', 'larivaar=0', 'larivaar=false'])('"%s" leaves larivaar off', (query) => {
    expect(looked(query).isLarivaar).toBe(false);
  });

  it('ignores an unknown theme', () => {
    expect(looked('theme=contrast').theme).toBe('contrast');
    expect(looked('theme=auto').theme).toBeNull();
    expect(looked('theme=dark"').theme).toBeNull();
  });
});
