import { expect, it } from 'vitest';
import { makeI18n } from './makeI18n.ts';

it('a message is in its language, and its id if the language has none', () => {
  const i18n = makeI18n('pa', { search: ['ਖੋਜ'] });
  expect(i18n.locale).toBe('pa');
  expect(i18n._('search')).toBe('ਖੋਜ');
  expect(i18n._('close')).toBe('close');
});

it('two instances share no messages', () => {
  const other = makeI18n('es', { search: ['Buscar'] });
  expect(makeI18n('pa', {})._('search')).toBe('search');
  expect(other._('search')).toBe('Buscar');
});
