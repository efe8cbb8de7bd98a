import type { QuotePassage } from '@naad/api-contract';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuotesContent } from './content.ts';
import { QuotesPage } from './QuotesPage.tsx';
import { AUTHENTIC, ALTERED, NOT_FOUND, TRANSLATED, UNCHECKED } from './testing/passages.ts';

function show(content: Partial<QuotesContent>) {
  const whole = {
    page: 'quotes',
    text: '',
    isTooLong: false,
    passages: null,
    unchecked: [],
    ...content,
  } as const;
  render(<QuotesPage content={whole} />, { wrapper: InEnglish });
}
const articleOf = (passage: QuotePassage) => {
  const article = screen.getByText(passage.text, { selector: 'blockquote' }).closest('article');
  if (!article) throw new Error('no article around the passage');
  return within(article);
};

it('the page has a form that works without JavaScript [V17]', () => {
  show({});
  const form = screen.getByRole('form', { name: 'Text to check' });
  expect(form.getAttribute('action')).toBe('/quotes');
  expect(form.getAttribute('method')).toBe('post');
  expect(within(form).getByRole('textbox').getAttribute('name')).toBe('text');
  expect(screen.queryByText('Results')).toBeNull();
});

it('each passage shows its verdict in words and its source', () => {
  show({ text: 'x', passages: [AUTHENTIC, ALTERED, TRANSLATED, NOT_FOUND] });
  const authentic = articleOf(AUTHENTIC);
  authentic.getByText('Authentic.');
  const link = authentic.getByRole('link', { name: AUTHENTIC.lines[0]?.unicode ?? '' });
  expect(link.getAttribute('href')).toBe('/shabad?id=1&highlight=5');
  authentic.getByText('Ang 1 of Sri Guru Granth Sahib Ji · Guru Nanak Dev Ji');
  authentic.getByText('It names the right page, 1.');
  articleOf(ALTERED).getByText('It names the wrong page, 945–946. The right one is below.');
  screen.getByText('2 authentic, 0 variant, 0 in modern spelling, 1 altered, 1 not found.');
  articleOf(TRANSLATED).getByText(/As Dr\. Sant Singh Khalsa translated/);
  articleOf(NOT_FOUND).getByText('Not found.');
  expect(articleOf(NOT_FOUND).queryByRole('link')).toBeNull();
  // The language decides the font and the voice of a screen reader.
  const languages = [...document.querySelectorAll('blockquote')].map(({ lang }) => lang);
  expect(languages).toEqual(['pa-Guru', 'pa-Guru', 'en', 'pa-Guru']);
});

it('an altered passage shows which words and letters differ', () => {
  show({ text: 'x', passages: [ALTERED] });
  const [changed, added, missing, spelled, ...others] = articleOf(ALTERED)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(changed).toBe('Instead of ਸਾਚੀ, the line has ਸੋਚੀ.');
  expect(added).toBe('The line does not have ਹਜ਼ਾਰ.');
  expect(missing).toBe('ਨ is missing.');
  expect(spelled).toBe('The line spells ਸੋਚ as ਸੋਚਿ.');
  // The line itself.
  expect(others).toHaveLength(1);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['ਸਾ', 'ਸੋ', 'ਹਜ਼ਾਰ', 'ਨ', 'ਚ', 'ਚਿ']);
});

it('a text that is too long is marked invalid and kept in the field', () => {
  show({ text: 'long', isTooLong: true });
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
  expect((field as HTMLTextAreaElement).value).toBe('long');
});

it('a text without letters is reported as having nothing to compare', () => {
  show({ text: '॥੧॥', passages: [] });
  screen.getByRole('status');
});

it('a partly checked text says so and offers to check the rest', () => {
  show({ text: 'x', passages: [AUTHENTIC, ALTERED], unchecked: UNCHECKED });
  screen.getByRole('status');
  const quotes = [...document.querySelectorAll('blockquote')];
  expect(quotes.map(({ textContent }) => textContent)).toEqual([
    AUTHENTIC.text,
    'ਹਰਿ ਹਰਿ ਹਰਿ',
    ALTERED.text,
    'ਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ',
  ]);
  expect(quotes.map(({ lang }) => lang)).toEqual(['pa-Guru', 'pa-Guru', 'pa-Guru', 'pa-Guru']);
  const [tooLong, rest] = screen.getAllByText('Not checked.').map((each) => each.closest('article'));
  expect(tooLong?.textContent).toContain('Check a shorter part of it.');
  expect(tooLong?.querySelector('form')).toBeNull();
  const form = rest?.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.action).toMatch(/\/quotes$/);
  expect(form && new FormData(form).get('text')).toBe('ਆਦਿ ਸਚੁ\nਜੁਗਾਦਿ ਸਚੁ');
});

it('an unchecked text is not reported as having no letters', () => {
  show({ text: 'x', passages: [], unchecked: UNCHECKED.map((each) => ({ ...each, passagesBefore: 0 })) });
  expect(screen.getAllByText('Not checked.')).toHaveLength(2);
  expect(screen.queryByText(/has no letters/)).toBeNull();
});

it('names the work of a line from another work, and the source of a saying that is not scripture [T102]', () => {
  const [line] = AUTHENTIC.lines;
  if (!line) throw new Error('no line');
  const dasam: QuotePassage = {
    ...AUTHENTIC,
    text: 'from another work',
    lines: [{ ...line, source: { ...line.source, sourceId: 'D', english: 'Sri Dasam Granth' } }],
  };
  const saying: QuotePassage = {
    ...NOT_FOUND,
    text: 'a saying',
    saying: { kind: 'work', work: 'Tankhahnama', ground: 'An encyclopedia' },
  };
  const translation: QuotePassage = {
    ...NOT_FOUND,
    text: 'a free translation',
    saying: { kind: 'translation', line },
  };
  show({ text: 'x', passages: [AUTHENTIC, dasam, saying, translation] });
  articleOf(AUTHENTIC).getByText(/In Sri Guru Granth Sahib Ji\.$/);
  articleOf(dasam).getByText(/In Sri Dasam Granth, not in Sri Guru Granth Sahib Ji\.$/);
  articleOf(saying).getByText('Not scripture.');
  articleOf(saying).getByText('Tankhahnama');
  articleOf(saying).getByText('An encyclopedia');
  articleOf(translation).getByRole('link', { name: line.unicode });
});

it('distinguishes modern spelling from a forgery [T102]', () => {
  show({ text: 'x', passages: [{ ...ALTERED, text: 'today', verdict: 'modern' }] });
  screen.getByText('Modern spelling.');
});
