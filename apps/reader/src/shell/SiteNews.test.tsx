import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { InEnglish } from '../testing/InEnglish.tsx';
import { SiteFrame } from '../testing/SiteFrame.tsx';
import { bannerCookie } from './bannerCookie.ts';
import { SiteNews } from './SiteNews.tsx';

const page = (id: string) => (
  <InEnglish>
    <SiteFrame site={{ banner: { id, tone: 'info', message: 'Kirtan tonight', link: null } }}>
      <SiteNews />
    </SiteFrame>
  </InEnglish>
);

/** Takes over a page with the news, as the server made it. */
async function open(id: string): Promise<void> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(id));
  expect(root.textContent).toContain('Kirtan tonight');
  await act(() => {
    hydrateRoot(root, page(id));
  });
}

describe('news', () => {
  afterEach(() => {
    document.cookie = `${bannerCookie('one')}; max-age=0`;
  });

  it('stays on a page that was made before it was dismissed only until that is alive', async () => {
    document.cookie = bannerCookie('one');
    await open('one');
    expect(screen.queryByText('Kirtan tonight')).toBeNull();
  });

  it('is not taken for other news that was dismissed', async () => {
    document.cookie = bannerCookie('one');
    await open('on');
    expect(screen.getByText('Kirtan tonight')).toBeDefined();
  });
});
