import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { STORY_HUKAMNAMA } from '../../features/home/testing/storyHukamnama.ts';
import { HomePage } from './HomePage.tsx';
import { HomeFrame } from './testing/HomeFrame.tsx';

const content = {
  page: 'home',
  doodle: null,
  hukamnama: STORY_HUKAMNAMA,
  options: { sources: [], writers: [] },
} as const;

function home(hour: number, lastAng = 0) {
  return (
    <InEnglish>
      <HomeFrame lastAng={lastAng}>
        <HomePage content={content} now={() => new Date(2026, 5, 1, hour)} />
      </HomeFrame>
    </InEnglish>
  );
}

describe('Home', () => {
  it('has a search field and a link to ask a question [S2.2]', () => {
    render(home(12));
    expect(screen.getByRole('searchbox', { name: 'Gurbani Search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ask a question' }).getAttribute('href')).toBe('/search?type=9');
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  });

  it('offers the bani of the hour, and none at other hours [B112, S2.46]', () => {
    const { rerender } = render(home(18));
    expect(screen.getByRole('link', { name: /Rehraas Sahib$/ })).toBeTruthy();
    rerender(home(4));
    expect(screen.queryByRole('link', { name: /^This/ })).toBeNull();
  });

  it('goes on with a paath in either mode, at the last ang with its percentage [P48]', () => {
    render(home(12, 917));
    expect(screen.getByRole('link', { name: 'Sehaj paath Ang 917 · 64%' }).getAttribute('href')).toBe(
      '/preferences?readingMode=sehaj&back=%2Fang%3Fang%3D917%26source%3DG',
    );
    expect(screen.getByRole('link', { name: 'Akhand paath Ang 917 · 64%' })).toBeTruthy();
  });

  it('has the hukamnama in the HTML of the server [P43]', () => {
    expect(renderToString(home(12))).toContain(STORY_HUKAMNAMA.line);
  });

  it('renders the last ang on the server, but no bani of the hour, since only the visitor has the clock', () => {
    const html = renderToString(home(18, 50));
    expect(html).toMatch(/href="\/ang\?ang=50&amp;source=G"/);
    expect(html).not.toContain('Rehraas');
  });
});
