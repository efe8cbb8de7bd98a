import { InEnglish } from '@naad/ui-i18n/testing';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { HomeFrame } from '../home/testing/HomeFrame.tsx';
import { GoOnPage } from './GoOnPage.tsx';

function goOn(to: 'hour' | 'last', { hour = 12, lastAng = 0, leave = vi.fn() } = {}) {
  return (
    <InEnglish>
      <HomeFrame lastAng={lastAng}>
        <GoOnPage content={{ page: 'goOn', to }} now={() => new Date(2026, 5, 1, hour)} leave={leave} />
      </HomeFrame>
    </InEnglish>
  );
}

describe('a shortcut of the installed site', () => {
  it.each([
    [6, '/sundar-gutka/japujee-saahib'],
    [12, '/sundar-gutka'],
    [18, '/sundar-gutka/raharaas-saahib'],
    [22, '/sundar-gutka/sohilaa-saahib'],
  ])('leads at %i o’clock to %s [O74]', (hour, href) => {
    const leave = vi.fn();
    render(goOn('hour', { hour, leave }));
    expect(leave).toHaveBeenCalledExactlyOnceWith(href);
  });

  it.each([
    [0, '/ang?ang=1&source=G'],
    [917, '/ang?ang=917&source=G'],
  ])('leads after ang %i to %s [O74]', (lastAng, href) => {
    const leave = vi.fn();
    render(goOn('last', { lastAng, leave }));
    expect(leave).toHaveBeenCalledExactlyOnceWith(href);
  });

  it('has its links in the HTML of the server [O74]', () => {
    expect(renderToString(goOn('hour'))).toContain('href="/sundar-gutka"');
    expect(renderToString(goOn('last', { lastAng: 917 }))).toContain('href="/ang?ang=917&amp;source=G"');
  });
});
