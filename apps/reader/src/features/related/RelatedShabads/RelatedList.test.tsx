import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { relatedShabad } from '../testing/relatedShabad.ts';
import { RelatedList } from './RelatedList.tsx';

function show(percents: readonly number[]) {
  render(<RelatedList related={percents.map(relatedShabad)} pageName={() => 'Ang'} />, {
    wrapper: InEnglish,
  });
}

it('the related shabads show the best four, and four more at a time up to twenty [B69]', async () => {
  show(Array.from({ length: 23 }, (_, index) => 100 - index));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  for (const count of [8, 12, 16, 20]) {
    await userEvent.click(screen.getByRole('button', { name: 'More related shabads' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    expect(document.activeElement?.textContent).toEqual(expect.stringContaining(`॥${String(count - 4)}॥`));
  }
  expect(screen.queryByRole('button')).toBeNull();
});

it('each related shabad has a word for its similarity and a link', () => {
  show([70, 69, 40, 39]);
  expect(
    screen.getAllByRole('listitem').map((row) => row.textContent.match(/Excellent|Good|Poor/)?.[0]),
  ).toEqual(['Excellent', 'Good', 'Good', 'Poor']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((id) => `/shabad?id=${String(id)}`),
  );
  expect(screen.getByTitle('70% matches')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
