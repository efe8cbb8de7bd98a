import { describe, expect, it } from 'vitest';
import { className } from './className.ts';

describe('the name of a class', () => {
  it('says its file and itself', () => {
    expect(className('field', '/site/src/SearchForm.module.css')).toBe('SearchForm-field');
    expect(className('box', '/site/src/SearchForm.module.css?used')).toBe('SearchForm-box');
  });

  it('is never given to classes of two files', () => {
    className('list', '/site/a/Menu.module.css');
    expect(() => className('list', '/site/b/Menu.module.css')).toThrow(/Menu/);
  });
});
