import { fireEvent, render, screen, within } from '@testing-library/react';
import type { BaniName, NamedPlace } from '@naad/api-client';
import type { BaniId } from '@naad/gurbani-model';
import { InEnglish } from '@naad/ui-i18n/testing';
import { describe, expect, it, vi } from 'vitest';
import { BaniPanel } from './BaniPanel.tsx';

const bani = (id: number, transliteration: string): BaniName => ({
  id: id as BaniId,
  slug: transliteration,
  unicode: 'ਜਪੁ ਜੀ ਸਾਹਿਬ',
  transliteration,
  transliterations: { en: transliteration, hi: '', ur: '', ipa: '' },
  hasLengths: false,
  shelf: 'nitnem',
});
const BANIS = [bani(10, 'ana(n)dh saahib'), bani(2, 'jap jee saahib')];
const JAPJI: NamedPlace = { type: 'bani', id: 2 as BaniId, unicode: '', transliteration: '', part: null };

function renderPanel(search: () => Promise<unknown>) {
  const onBani = vi.fn();
  render(
    <BaniPanel
      api={{ search: search as never }}
      banis={BANIS}
      open={{ kind: 'none', id: null }}
      onBani={onBani}
      onCeremony={vi.fn()}
    />,
    { wrapper: InEnglish },
  );
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a bani' }), { target: { value } });
  };
  return { onBani, type };
}

describe('the list of banis', () => {
  it('has the bani that a common spelling names, and no ceremony beside it', async () => {
    const { onBani, type } = renderPanel(() => Promise.resolve({ places: [JAPJI] }));
    expect(screen.getByRole('heading', { name: 'Ceremonies' })).not.toBeNull();
    type('japji');
    const found = await screen.findByRole('region', { name: 'Banis with this name' });
    const [first, ...others] = within(found).getAllByRole('button');
    expect(others).toEqual([]);
    if (first) fireEvent.click(first);
    expect(onBani.mock.calls).toEqual([[2]]);
    expect(screen.queryByRole('heading', { name: 'Ceremonies' })).toBeNull();
  });

  it('matches names by itself while the site does not answer, and lists ceremonies by name', async () => {
    const { type } = renderPanel(() => Promise.reject(new Error('offline')));
    type('jap jee');
    expect(await screen.findByRole('button', { name: /jap jee saahib/ })).not.toBeNull();
    type('bhog');
    expect(screen.getAllByRole('button', { name: /Bhog/ })).toHaveLength(2);
  });
});
