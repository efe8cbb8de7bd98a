import { describe, expect, it } from 'vitest';
import { parseSubject } from './parseSubject.ts';

const subjectOf = (query: string) => parseSubject(new URLSearchParams(query)).subject;
const written = (text: string) => subjectOf(new URLSearchParams({ of: text }).toString());

describe('what is to be shown elsewhere', () => {
  it('is the first shabad until something is said', () => {
    expect(subjectOf('')).toEqual({ kind: 'shabad', id: '1' });
  });

  it('is what a link names', () => {
    expect(subjectOf('id=3590')).toEqual({ kind: 'shabad', id: '3590' });
    expect(subjectOf('id=3590&verse=7')).toEqual({ kind: 'shabad', id: '3590', highlight: '7' });
    expect(subjectOf('ang=3')).toEqual({ kind: 'ang', ang: '3', source: 'G' });
    expect(parseSubject(new URLSearchParams('ang=3&source=D')).asked).toBe('/ang?ang=3&source=D');
  });

  it.each([
    ['3590', { kind: 'shabad', id: '3590' }],
    [' 1,5 ', { kind: 'shabad', id: '1,5' }],
    ['https://naad.example/shabad?id=3590&highlight=7', { kind: 'shabad', id: '3590', highlight: '7' }],
    ['https://naad.example/s/3590/7', { kind: 'shabad', id: '3590', highlight: '7' }],
    ['/ang?ang=3&source=D', { kind: 'ang', ang: '3', source: 'D' }],
    ['https://naad.example/gs/2', { kind: 'ang', ang: '2', source: 'S' }],
  ])('is what %s leads to', (text, subject) => {
    expect(written(text)).toEqual(subject);
  });

  it.each(['naad', 'https://', 'https://naad.example/help', '/constructor/1', '<b>'])(
    'is nothing for %s',
    (text) => {
      expect(written(text)).toBeNull();
    },
  );
});
