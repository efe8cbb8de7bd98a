import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import type { RehatChapterContent, RehatListing } from './content.ts';
import { parseRehatText } from './parseRehatText.ts';
import { RehatChapterPage } from './RehatChapterPage.tsx';
import { article as rehatEn } from '../../content/en/rehat-maryadha.md';
import { RehatMaryadhaPage } from './RehatMaryadhaPage.tsx';

const SOURCE = { kind: 'pack', name: 'A pack', licence: 'CC0-1.0', url: 'https://pack.example/' } as const;

function renderListing(listing: RehatListing) {
  render(
    <SiteFrame>
      <RehatMaryadhaPage content={{ page: 'rehatMaryadha', article: rehatEn, language: 'en', listing }} />
    </SiteFrame>,
    { wrapper: InEnglish },
  );
  return within(screen.getByRole('region', { name: 'The full text' }));
}

describe('the list of codes', () => {
  it('links to the chapters, each in its language, and credits the source', () => {
    const list = renderListing({
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

  it('says why there are none', () => {
    const list = renderListing({ state: 'absent', reason: 'notLicensed' });
    expect(list.getByText('openly licensed', { exact: false })).toBeTruthy();
  });

  it('says that the source does not respond, and offers a reload', () => {
    const list = renderListing({ state: 'silent' });
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
  it('has a breadcrumb, links to its neighbours and the credit of its source', () => {
    render(chapterOf('<p>Text</p>'));
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/rehat-maryadha',
      '/rehat-maryadha#rehat-1',
    ]);
    expect(screen.getByRole('link', { name: 'Previous chapter' }).getAttribute('href')).toBe(
      '/rehat-maryadha/1/1',
    );
    expect(screen.getByRole('link', { name: 'Next chapter' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'A pack' }).getAttribute('href')).toBe('https://pack.example/');
  });

  it('renders its HTML with allowed elements only, in its language', () => {
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

  it('marks Gurmukhi once for the whole text, and sets Shahmukhi from right to left', () => {
    const name = { id: 2, name: 'ਪਹਿਲਾ' };
    const gurmukhi = render(chapterOf('<p>ਸਵੇਰ</p>', { chapter: name }));
    expect(gurmukhi.container.querySelector('article')?.lang).toBe('pa-Guru');
    expect(gurmukhi.container.querySelector('article p')?.innerHTML).toBe('ਸਵੇਰ');
    gurmukhi.unmount();
    const { container } = render(chapterOf('<p>سویر</p>', { chapter: { id: 2, name: 'دن' } }));
    expect(container.querySelector('article')?.dir).toBe('rtl');
  });

  it('is complete on the server, without a credit if the source is unknown', () => {
    const html = renderToString(chapterOf('<p>Text</p>', { source: null, rehat: { id: 1, name: '' } }));
    expect(html).toContain('<p>Text</p>');
    expect(html).not.toContain('data-credits');
    expect(html).not.toContain('#rehat-1');
  });

  it('links neither to the API of a source nor to an unsafe address', () => {
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
