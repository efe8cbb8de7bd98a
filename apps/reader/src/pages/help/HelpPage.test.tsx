import { InEnglish } from '@naad/ui-i18n/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { HelpContent } from './content.ts';
import { article as helpEn } from '../../content/en/help.md';
import { HelpPage } from './HelpPage.tsx';
import { article as helpPa } from '../../content/pa/help.md';

const inEnglish: HelpContent = { page: 'help', article: helpEn, language: 'en' };
const inPunjabi: HelpContent = { page: 'help', article: helpPa, language: 'pa' };

function open(content = inEnglish) {
  const { container } = render(<HelpPage content={content} />, { wrapper: InEnglish });
  return {
    container,
    field: () => screen.getByLabelText<HTMLInputElement>('Search help'),
    status: () => screen.getByRole('status').textContent,
    shown: () => [...container.querySelectorAll('section')].map(({ id }) => id),
  };
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('the help page', () => {
  it('has every answer in its group, with its anchor, without JavaScript', () => {
    const html = renderToString(
      <InEnglish>
        <HelpPage content={inEnglish} />
      </InEnglish>,
    );
    document.body.innerHTML = html;
    const ids = [...document.querySelectorAll('section')].map(({ id }) => id);
    expect(ids).toEqual(helpEn.sections.map(({ id }) => id));
    expect([...document.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['General', 'Web', 'Desktop']);
    expect(document.querySelectorAll('details, [hidden]')).toHaveLength(0);
    document.body.replaceChildren();
  });

  it('links to every answer from a list of questions', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(helpEn.sections.map(({ id }) => `#${id}`));
  });

  it('filters while typing, and says how many answers there are', async () => {
    const { field, status, shown } = open();
    expect(status()).toBe('');
    await userEvent.type(field(), 'akhand');
    expect(shown()).toContain('Desktop-what-is-akhand-paatth-view');
    expect(shown()[0]).toBe('Desktop-what-is-akhand-paatth-view');
    expect(status()).toBe(`${String(shown().length)} answers`);
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.clear(field());
    expect(shown()).toHaveLength(helpEn.sections.length);
    expect(status()).toBe('');
  });

  it('says what to do if no answer matches', async () => {
    const { field, status, shown } = open();
    await userEvent.type(field(), 'larivaar tabla');
    expect(status()).toBe('No answer has all of these words.');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('link', { name: 'search for it' }).getAttribute('href')).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(field().value).toBe('');
    expect(shown()).toHaveLength(helpEn.sections.length);
  });

  it('shows a filtered answer again when a link leads to it', async () => {
    const { container, field, shown } = open();
    await userEvent.type(field(), 'larivaar tabla');
    await userEvent.click(screen.getByRole('link', { name: 'write to us' }));
    expect(shown()).toHaveLength(helpEn.sections.length);
    expect(container.querySelector('#Desktop-how-do-i-report-a-mistake')).toBeTruthy();
  });

  it('shows a filtered answer again when the address changes to it', async () => {
    const { field, shown } = open();
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    await userEvent.type(field(), 'embed');
    expect(shown()).not.toContain('Desktop-i-cant-find-my-shabad.');
    act(() => {
      window.history.replaceState(null, '', '#Desktop-i-cant-find-my-shabad.');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(shown()).toContain('Desktop-i-cant-find-my-shabad.');
    expect(scrolled).toEqual(['Desktop-i-cant-find-my-shabad.']);
  });

  it('marks the language of its text, but not of the field', async () => {
    const { container, field, shown } = open(inPunjabi);
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('pa-Guru');
    expect(container.querySelector('section')?.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(container.querySelector('section')?.closest('[lang]')?.getAttribute('lang')).toBe('pa-Guru');
    expect(field().closest('[lang]')).toBeNull();
    await userEvent.type(field(), 'ਲੜੀਵਾਰ ਪੁਰਾਤਨ');
    expect(shown()).toEqual(['Desktop-can-you-view-the-gurbani-in-larivaar']);
  });
});

describe('the help figures', () => {
  it('include a labelled map of the keyboard', () => {
    open();
    const map = screen.getByRole('img', {
      name: 'Map of the keyboard, with the Gurmukhi letter of every key',
    });
    const texts = [...map.querySelectorAll('[lang="pa-Guru"]')].map(({ textContent }) => textContent);
    for (const letter of 'ੳਅੲਸਹਕਖਗਘਙ') expect(texts).toContain(letter);
  });

  it('show the first letter and the key of each word', () => {
    open();
    const figure = screen.getByText('First letters from the start of a line').closest('figure');
    const words = within(figure ?? document.body)
      .getAllByRole('listitem')
      .map((word) => [...word.children].map(({ textContent }) => textContent));
    expect(words).toEqual([
      ['ਧੰਨੁ', 'ਧ', 'D'],
      ['ਧੰਨੁ', 'ਧ', 'D'],
      ['ਰਾਮਦਾਸ', 'ਰ', 'r'],
      ['ਗੁਰੁ', 'ਗ', 'g'],
      ['ਜਿਨਿ', 'ਜ', 'j'],
    ]);
  });
});
