import { describe, expect, it } from 'vitest';
import { className } from './className.ts';

describe('className', () => {
  it('names a class after its file and its local name', () => {
    expect(className('field', '/site/src/SearchForm.module.css')).toBe('SearchForm-field');
    expect(className('box', '/site/src/SearchForm.module.css?used')).toBe('SearchForm-box');
  });

  it('refuses two files with the same name', () => {
    className('list', '/site/a/Menu.module.css');
    expect(() => className('list', '/site/b/Menu.module.css')).toThrow(/Menu/);
  });
});
