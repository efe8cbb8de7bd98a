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
  expect(screen.getAllByRole('link')).toHaveLength(4);
  for (const count of [8, 12, 16, 20]) {
    await userEvent.click(screen.getByRole('button', { name: 'More related shabads' }));
    expect(screen.getAllByRole('link')).toHaveLength(count);
    expect(document.activeElement?.textContent).toEqual(expect.stringContaining(`॥${String(count - 4)}॥`));
  }
  expect(screen.queryByRole('button')).toBeNull();
});

it('each related shabad says in words why it is related, and has a link [P36]', () => {
  show([70, 69, 40, 39]);
  const reasons = screen.getAllByRole('listitem').filter((item) => item.querySelector('a'));
  const words = 'Same words: ਨਿਮਖ, ਬਿਸਰਉ';
  expect(reasons.map((row) => [...row.querySelectorAll('li')].map(({ textContent }) => textContent))).toEqual(
    [
      [words, 'Similar in English translation', 'Same raag'],
      ['1 line in common', words, 'Same raag'],
      ['2 lines in common', words, 'Similar in English translation', 'Same raag'],
      [words, 'Same raag'],
    ],
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((id) => `/shabad?id=${String(id)}`),
  );
  expect(screen.queryByRole('button')).toBeNull();
});
