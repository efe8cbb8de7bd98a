import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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
  it('are these nine in this order [S2.4, S2.47, S2.48, S2.49, S2.50, S2.51, S2.53, S2.54]', () => {
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

  it('leave the reader only for the controller, which is a separate app [S2.55]', () => {
    open();
    const external = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ rel }) => rel === 'external');
    expect(external.map(({ pathname }) => pathname)).toEqual(['/control']);
  });

  it('open the question form as a dialog, and work as a link without script [S2.47]', async () => {
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

  it('open the multi-view list and show if it is open [S2.52]', async () => {
    const { handleMultiView } = open(true);
    const tile = screen.getByRole('button', { name: 'Multi-view', expanded: true });
    await userEvent.click(tile);
    expect(handleMultiView).toHaveBeenCalledOnce();
  });
});
