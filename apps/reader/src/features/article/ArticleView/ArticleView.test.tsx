import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article, ArticleSection } from '../../../content/article.ts';
import { ARTICLE_WORDS } from '../articleWords.ts';
import { ArticleView } from './ArticleView.tsx';

const section = (id: string, more: Partial<ArticleSection> = {}): ArticleSection => ({
  id,
  heading: `About ${id}`,
  blocks: [{ kind: 'text', text: `Words of ${id}.` }],
  ...more,
});

const articleOf = (sections: readonly ArticleSection[]): Article => ({
  title: 'Help',
  introduction: 'Find ਹੁਕਮਨਾਮਾ.',
  sections,
});

function renderArticle(sections: readonly ArticleSection[], language: 'en' | 'pa' = 'en') {
  const view = (
    <ArticleView article={articleOf(sections)} language={language} words={ARTICLE_WORDS[language]} />
  );
  return render(view);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an article page', () => {
  it('starts with a focusable heading', () => {
    renderArticle([section('search')]);
    const heading = screen.getByRole('heading', { level: 1, name: 'Help' });
    expect(heading.getAttribute('tabindex')).toBe('-1');
  });

  it('gives every section an id and its heading a link to it', () => {
    const { container } = renderArticle([section('search')]);
    const link = screen.getByRole('link', { name: 'Link to this section: About search' });
    expect(link.getAttribute('href')).toBe('#search');
    const target = container.querySelector<HTMLElement>('section#search');
    expect(target?.textContent).toContain('Words of search.');
    expect(screen.getByRole('heading', { level: 2, name: 'About search' })).toBeTruthy();
  });

  it('has a table of contents if it has five or more sections', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => section(id));
    renderArticle(four).unmount();
    expect(screen.queryByRole('navigation')).toBeNull();
    renderArticle([...four, section('e')]);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c', '#d', '#e']);
  });

  it("puts the sections of a group below the group's heading", () => {
    renderArticle([section('a', { group: 'Search' }), section('b', { group: 'Search' }), section('c')]);
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
    expect(headings).toEqual([
      ['H1', 'Help'],
      ['H2', 'Search'],
      ['H3', 'About a'],
      ['H3', 'About b'],
      ['H2', 'About c'],
    ]);
  });

  it('renders lists, steps and tables as such elements', () => {
    const { container } = renderArticle([
      section('a', {
        blocks: [
          { kind: 'list', items: ['one', 'two'] },
          { kind: 'steps', items: ['first', 'second', 'third'] },
          {
            kind: 'table',
            caption: 'Keys',
            head: ['Key', 'Does'],
            rows: [[[{ key: 'u' }], 'Script']],
            hasRowHeads: true,
          },
        ],
      }),
    ]);
    expect(container.querySelectorAll('ul > li')).toHaveLength(2);
    expect(container.querySelectorAll('ol > li')).toHaveLength(3);
    const table = screen.getByRole('table', { name: 'Keys' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Key', 'Does']);
    expect(within(table).getByRole('rowheader').querySelector('kbd')?.textContent).toBe('u');
    expect(within(table).getByRole('cell').textContent).toBe('Script');
  });

  it('marks links to other sites as external', () => {
    renderArticle([
      section('a', {
        blocks: [
          {
            kind: 'text',
            text: [{ link: 'Home', href: '/' }, ' or ', { link: 'the committee', href: 'https://sgpc.net/' }],
          },
        ],
      }),
    ]);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('rel')).toBeNull();
    expect(screen.getByRole('link', { name: 'the committee' }).getAttribute('rel')).toBe('external noopener');
  });

  it('marks Gurmukhi within an English article, and a Punjabi article as a whole', () => {
    const english = renderArticle([section('a')]);
    const article = english.container.querySelector('article');
    // Also on a right-to-left page.
    expect([article?.lang, article?.dir]).toEqual(['en', 'ltr']);
    expect(english.container.querySelector('[lang="pa-Guru"]')?.textContent).toBe('ਹੁਕਮਨਾਮਾ');
    english.unmount();
    const punjabi = renderArticle([section('a')], 'pa');
    expect(punjabi.container.querySelector('article')?.lang).toBe('pa-Guru');
    expect(punjabi.container.querySelectorAll('[lang="pa-Guru"]')).toHaveLength(1);
  });
});

describe('an article table', () => {
  const tables = [
    section('a', { blocks: [{ kind: 'table', caption: 'Keys', head: ['Key'], rows: [['u']] }] }),
  ];

  /** Mocks an element of 300 px whose content has the given width. */
  function measure(contentWidth: number) {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly notify: () => void;
        constructor(notify: () => void) {
          this.notify = notify;
        }
        observe() {
          this.notify();
        }
        disconnect() {
          return undefined;
        }
      },
    );
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('can be scrolled by keyboard if it is wider than the page', async () => {
    measure(500);
    renderArticle(tables);
    expect((await screen.findByRole('region', { name: 'Keys' })).tabIndex).toBe(0);
  });

  it('is no tab stop if it fits', () => {
    measure(300);
    const { container } = renderArticle(tables);
    expect(screen.queryByRole('region')).toBeNull();
    expect(container.querySelector('[tabindex="0"]')).toBeNull();
  });

  it('is rendered without script, not as a tab stop', () => {
    const html = renderToString(
      <ArticleView article={articleOf(tables)} language="en" words={ARTICLE_WORDS.en} />,
    );
    expect(html).toContain('<caption');
    expect(html).not.toContain('tabindex="0"');
  });
});
