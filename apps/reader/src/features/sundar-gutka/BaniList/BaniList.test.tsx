import type { BaniName } from '@naad/api-client';
import { parseBaniId, shelfOfId } from '@naad/gurbani-model';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BaniList } from './BaniList.tsx';

const bani = (number: number, unicode: string, transliteration: string): BaniName => {
  const id = parseBaniId(number) ?? expect.unreachable();
  return {
    id,
    slug: transliteration.replace(/ /g, '-'),
    unicode,
    transliteration,
    transliterations: { en: transliteration, hi: '', ipa: '', ur: '' },
    hasLengths: false,
    shelf: shelfOfId(id),
  };
};
const BANIS = [bani(2, 'ਜਪੁ ਜੀ ਸਾਹਿਬ', 'jap jee saahib'), bani(4, 'ਜਾਪੁ ਸਾਹਿਬ', 'jaap saahib')];

describe('the list of banis', () => {
  it('has a link for each, named in both scripts', () => {
    render(<BaniList banis={BANIS} />, { wrapper: InEnglish });
    const list = screen.getByRole('region', { name: 'Nitnem' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/sundar-gutka/japujee-saahib',
      '/sundar-gutka/jaap-saahib',
    ]);
    expect(screen.getByText('ਜਪੁ ਜੀ ਸਾਹਿਬ').lang).toBe('pa-Guru');
  });

  it('groups the banis by shelf under headings [T7]', () => {
    render(<BaniList banis={[{ ...bani(86, 'ਸਿਰੀਰਾਗ ਕੀ ਵਾਰ', 'vaar'), shelf: 'vaar' }, ...BANIS]} />, {
      wrapper: InEnglish,
    });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Nitnem', 'Vaars']);
    expect(within(screen.getByRole('region', { name: 'Vaars' })).getAllByRole('link')).toHaveLength(1);
  });

  it('shows and counts the banis whose name matches [B79]', async () => {
    render(<BaniList banis={BANIS} />, { wrapper: InEnglish });
    const field = screen.getByRole('searchbox', { name: 'Find a bani' });
    await userEvent.type(field, 'jaa');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ਜਾਪੁ ਸਾਹਿਬjaap saahib',
    ]);
    expect(screen.getByRole('status').textContent).toBe('1 bani');
    await userEvent.type(field, 'xx');
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('No bani matches. Try another spelling.');
  });
});
