import type { QuotePassage } from '@naad/api-contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InEnglish } from '../../testing/InEnglish.tsx';
import type { QuotesContent } from '../routeResult.ts';
import { QuotesPage } from './QuotesPage.tsx';
import { AUTHENTIC, ALTERED, NOT_FOUND, TRANSLATED } from './testing/passages.ts';

function show(content: Partial<QuotesContent>) {
  const whole = { page: 'quotes', text: '', isTooLong: false, passages: null, ...content } as const;
  render(<QuotesPage content={whole} />, { wrapper: InEnglish });
}
const articleOf = (passage: QuotePassage) => {
  const article = screen.getByText(passage.text, { selector: 'blockquote' }).closest('article');
  if (!article) throw new Error('no article around the passage');
  return within(article);
};

it('asks for a text in a form that works without script', () => {
  show({});
  const form = screen.getByRole('form', { name: 'Text to check' });
  expect(form.getAttribute('action')).toBe('/quotes');
  expect(form.getAttribute('method')).toBe('post');
  expect(within(form).getByRole('textbox').getAttribute('name')).toBe('text');
  expect(screen.queryByText('What was found')).toBeNull();
});

it('says of each passage what it is, in words, and where it is from', () => {
  show({ text: 'x', passages: [AUTHENTIC, ALTERED, TRANSLATED, NOT_FOUND] });
  const authentic = articleOf(AUTHENTIC);
  authentic.getByText('Authentic.');
  const link = authentic.getByRole('link', { name: AUTHENTIC.lines[0]?.unicode ?? '' });
  expect(link.getAttribute('href')).toBe('/shabad?id=1&highlight=5');
  authentic.getByText('Ang 1 of Sri Guru Granth Sahib Ji · Guru Nanak Dev Ji');
  authentic.getByText('The page it names, 1, is right.');
  articleOf(ALTERED).getByText('The page it names, 945–946, is wrong: where it stands is below.');
  screen.getByText('2 authentic, 0 variant, 1 altered, 1 not found.');
  articleOf(TRANSLATED).getByText(/As Dr\. Sant Singh Khalsa translated/);
  articleOf(NOT_FOUND).getByText('Not found.');
  expect(articleOf(NOT_FOUND).queryByRole('link')).toBeNull();
  // Whose letters they are, so that they are drawn and read out as such.
  const languages = [...document.querySelectorAll('blockquote')].map(({ lang }) => lang);
  expect(languages).toEqual(['pa-Guru', 'pa-Guru', 'en', 'pa-Guru']);
});

it('shows which words and which letters differ', () => {
  show({ text: 'x', passages: [ALTERED] });
  const [changed, added, missing, spelled, ...others] = articleOf(ALTERED)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(changed).toBe('ਸਾਚੀ is ਸੋਚੀ there.');
  expect(added).toBe('ਹਜ਼ਾਰ is not there.');
  expect(missing).toBe('ਨ is left out.');
  expect(spelled).toBe('ਸੋਚ is spelled ਸੋਚਿ there.');
  // The line itself.
  expect(others).toHaveLength(1);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['ਸਾ', 'ਸੋ', 'ਹਜ਼ਾਰ', 'ਨ', 'ਚ', 'ਚਿ']);
});

it('says that a text is too long, and that one has nothing to compare', () => {
  show({ text: 'long', isTooLong: true });
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
  expect((field as HTMLTextAreaElement).value).toBe('long');
});

it('says that a text has nothing to compare', () => {
  show({ text: '॥੧॥', passages: [] });
  screen.getByRole('status');
});
