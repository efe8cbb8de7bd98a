import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InEnglish } from '../../testing/InEnglish.tsx';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import type { RehatChapterContent, RehatListing } from '../routeResult.ts';
import { parseRehatText } from './parseRehatText.ts';
import { RehatChapterPage } from './RehatChapterPage.tsx';
import { rehatEn } from './rehatEn.ts';
import { RehatMaryadhaPage } from './RehatMaryadhaPage.tsx';

const SOURCE = { kind: 'pack', name: 'A pack', licence: 'CC0-1.0', url: 'https://pack.example/' } as const;

function drawListing(listing: RehatListing) {
  render(
    <SiteFrame>
      <RehatMaryadhaPage content={{ page: 'rehatMaryadha', article: rehatEn, language: 'en', listing }} />
    </SiteFrame>,
    { wrapper: InEnglish },
  );
  return within(screen.getByRole('region', { name: 'The full text' }));
}

describe('the way to the text of a code', () => {
  it('is a list of chapters, in the language of each, with whose they are', () => {
    const list = drawListing({
      state: 'there',
      source: SOURCE,
      rehats: [
        { id: 1, name: 'A code', chapters: [{ id: 1, name: 'Of dawn' }] },
        { id: 2, name: 'ਇੱਕ ਨਮੂਨਾ', chapters: [{ id: 5, name: 'ਪਹਿਲਾ ਭਾਗ' }] },
      ],
    });
    expect(list.getByRole('heading', { name: 'ਇੱਕ ਨਮੂਨਾ' }).lang).toBe('pa-Guru');
    const links = list.getAllByRole('link').map((link) => [link.getAttribute('href'), link.lang]);
    expect(links).toEqual([
      ['/rehat-maryadha/1/1', 'en'],
      ['/rehat-maryadha/2/5', 'pa-Guru'],
      ['https://pack.example/', ''],
    ]);
    expect(list.getByText('Text:', { exact: false }).textContent).toBe('Text: A pack · CC0-1.0');
  });

  it('says why there is none', () => {
    const list = drawListing({ state: 'absent', reason: 'notLicensed' });
    expect(list.getByText('open licence', { exact: false })).toBeTruthy();
  });

  it('says that whoever has it does not answer, and how to try again', () => {
    const list = drawListing({ state: 'silent' });
    expect(list.getByRole('link', { name: 'Load the page again' }).getAttribute('rel')).toBe('external');
  });
});

function chapterOf(html: string, change: Partial<RehatChapterContent> = {}) {
  const content: RehatChapterContent = {
    page: 'rehatChapter',
    rehat: { id: 1, name: 'A code' },
    chapter: { id: 2, name: 'Of noon' },
    blocks: parseRehatText(html),
    excerpt: '',
    previous: { id: 1, name: 'Of dawn' },
    next: null,
    source: SOURCE,
    ...change,
  };
  return (
    <InEnglish>
      <SiteFrame>
        <RehatChapterPage content={content} />
      </SiteFrame>
    </InEnglish>
  );
}

describe('a chapter of a code', () => {
  it('has the way to it, its neighbours and whose words it is', () => {
    render(chapterOf('<p>Text</p>'));
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/rehat-maryadha',
      '/rehat-maryadha#rehat-1',
    ]);
    expect(screen.getByRole('link', { name: 'Previous chapter' }).getAttribute('href')).toBe(
      '/rehat-maryadha/1/1',
    );
    expect(screen.getByRole('link', { name: 'Next chapter' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'A pack' }).getAttribute('href')).toBe('https://pack.example/');
  });

  it('has its text set by elements of our own, in its language', () => {
    const { container } = render(
      chapterOf(
        '<h3 onclick="x()">Head</h3><p>A <b>word</b> ਸਤਿ</p><ol><li>One</li></ol><table><tr><th>T</th></tr><tr><td>t</td></tr></table><blockquote>Said<br>so</blockquote><hr><script>x()</script>&lt;img src=x onerror=x()&gt;',
      ),
    );
    const article = container.querySelector('article');
    expect([article?.lang, article?.dir]).toEqual(['en', 'ltr']);
    expect(article?.querySelector('[lang="pa-Guru"]')?.textContent).toBe('ਸਤਿ');
    expect([...(article?.querySelectorAll('*') ?? [])].map(({ localName }) => localName).join(' ')).toBe(
      'h1 h2 p strong span ol li p table tbody tr th tr td blockquote p br hr p',
    );
    expect(article?.textContent).toContain('<img src=x onerror=x()>');
  });

  it('in Gurmukhi is marked as such once, and one in Shahmukhi runs from the right', () => {
    const name = { id: 2, name: 'ਪਹਿਲਾ' };
    const gurmukhi = render(chapterOf('<p>ਸਵੇਰ</p>', { chapter: name }));
    expect(gurmukhi.container.querySelector('article')?.lang).toBe('pa-Guru');
    expect(gurmukhi.container.querySelector('article p')?.innerHTML).toBe('ਸਵੇਰ');
    gurmukhi.unmount();
    const { container } = render(chapterOf('<p>سویر</p>', { chapter: { id: 2, name: 'دن' } }));
    expect(container.querySelector('article')?.dir).toBe('rtl');
  });

  it('is whole without script, and names nobody whom it does not know', () => {
    const html = renderToString(chapterOf('<p>Text</p>', { source: null, rehat: { id: 1, name: '' } }));
    expect(html).toContain('<p>Text</p>');
    expect(html).not.toContain('data-credits');
    expect(html).not.toContain('#rehat-1');
  });

  it('leads to no address of an interface, nor to one that is no page', () => {
    for (const source of [
      { ...SOURCE, kind: 'upstream' as const },
      { ...SOURCE, url: 'javascript:alert(1)' },
    ]) {
      const { unmount } = render(chapterOf('<p>Text</p>', { source }));
      expect(screen.getByText('A pack')).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'A pack' })).toBeNull();
      unmount();
    }
  });
});
