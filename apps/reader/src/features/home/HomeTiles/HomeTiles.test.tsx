import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import type { MouseEvent } from 'react';
import { HomeTiles } from './HomeTiles.tsx';

function open(isMultiViewOpen = false) {
  const handleMultiView = vi.fn();
  render(
    <>
      <h2 id="shortcuts">Shortcuts</h2>
      <HomeTiles labelledBy="shortcuts" isMultiViewOpen={isMultiViewOpen} onMultiView={handleMultiView} />
    </>,
    { wrapper: InEnglish },
  );
  return { handleMultiView, list: screen.getByRole('list', { name: 'Shortcuts' }) };
}

describe('the tiles of Home', () => {
  it('are the nine of the specification, in its order', () => {
    const { list } = open();
    const tiles = [...list.querySelectorAll('a, button')].map((tile) => [
      tile.textContent,
      tile.getAttribute('href'),
    ]);
    expect(tiles).toEqual([
      ['Ask a Question', '/search?type=9'],
      ['Sundar Gutka', '/sundar-gutka'],
      ["Today's Hukamnama", '/hukamnama'],
      ['Random Shabad', '/random'],
      ['Rehat maryada', '/rehat-maryadha'],
      ['Multi-view', null],
      ['Bani Index', '/index'],
      ['Sangat Sync', '/sync'],
      ['Bani Controller', '/control'],
    ]);
  });

  it('leave the site only for the controller, which is a program of its own', () => {
    open();
    const external = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ rel }) => rel === 'external');
    expect(external.map(({ pathname }) => pathname)).toEqual(['/control']);
  });

  it('ask over the page, which a link does where there is no script (S2.47)', async () => {
    const handleAsk = vi.fn((event: MouseEvent) => {
      event.preventDefault();
    });
    render(<HomeTiles labelledBy="x" isMultiViewOpen={false} onMultiView={vi.fn()} onAsk={handleAsk} />, {
      wrapper: InEnglish,
    });
    await userEvent.click(screen.getByRole('link', { name: 'Ask a Question' }));
    await userEvent.click(screen.getByRole('link', { name: 'Sundar Gutka' }));
    expect(handleAsk).toHaveBeenCalledOnce();
  });

  it('open the multi-view list, and say whether it is open', async () => {
    const { handleMultiView } = open(true);
    const tile = screen.getByRole('button', { name: 'Multi-view', expanded: true });
    await userEvent.click(tile);
    expect(handleMultiView).toHaveBeenCalledOnce();
  });
});
