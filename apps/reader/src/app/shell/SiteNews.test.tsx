import { InEnglish } from '@naad/ui-i18n/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { bannerCookie } from './bannerCookie.ts';
import { SiteNews } from './SiteNews.tsx';

const page = (id: string) => (
  <InEnglish>
    <SiteFrame site={{ banner: { id, tone: 'info', message: 'Kirtan tonight', link: null } }}>
      <SiteNews />
    </SiteFrame>
  </InEnglish>
);

/** Hydrates a server-rendered page with the news. */
async function open(id: string): Promise<void> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(id));
  expect(root.textContent).toContain('Kirtan tonight');
  await act(() => {
    hydrateRoot(root, page(id));
  });
}

describe('the news banner', () => {
  afterEach(() => {
    document.cookie = `${bannerCookie('one')}; max-age=0`;
    document.body.replaceChildren();
  });

  it('disappears on hydration from a page rendered before it was dismissed', async () => {
    document.cookie = bannerCookie('one');
    await open('one');
    expect(screen.queryByText('Kirtan tonight')).toBeNull();
  });

  it('stays after other news was dismissed', async () => {
    document.cookie = bannerCookie('one');
    await open('on');
    expect(screen.getByText('Kirtan tonight')).toBeDefined();
  });
});
