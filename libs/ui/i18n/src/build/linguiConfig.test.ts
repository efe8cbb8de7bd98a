import { expect, it } from 'vitest';
import { linguiConfig } from './linguiConfig.ts';

it('a catalog holds the messages of all source files but tests and stories by default', () => {
  const [catalog] = linguiConfig([{ name: 'embed' }]).catalogs ?? [];
  expect(catalog).toEqual({
    path: '<rootDir>/src/language/catalogs/{locale}/embed',
    include: ['<rootDir>/src'],
    exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'],
  });
});

it('a catalog may include and exclude other files', () => {
  const [catalog] = linguiConfig([{ name: 'a', include: ['a/**'], exclude: ['a/b/**'] }]).catalogs ?? [];
  expect(catalog?.include).toEqual(['a/**']);
  expect(catalog?.exclude).toEqual(['**/*.test.*', '**/*.stories.*', '**/testing/**', 'a/b/**']);
});

it('the catalogs may be in another folder', () => {
  const [catalog] = linguiConfig([{ name: 'site' }], 'src/shared/language/catalogs').catalogs ?? [];
  expect(catalog?.path).toBe('<rootDir>/src/shared/language/catalogs/{locale}/site');
});
