import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/search?q=x&offset=${String(page)}`;

it('marks the current page and links to its neighbours', () => {
  render(<Pagination page={7} pageCount={30} hrefOf={hrefOf} />);
  const nav = within(screen.getByRole('navigation', { name: 'Pagination' }));
  const here = nav.getByRole('link', { current: 'page' });
  expect(here.textContent).toBe('7');
  // Going to where one is does nothing (behaviour 45).
  expect(here.hasAttribute('href')).toBe(false);
  expect(nav.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(hrefOf(6));
  expect(nav.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(hrefOf(8));
  expect(nav.getByRole('link', { name: '30, last page' }).getAttribute('href')).toBe(hrefOf(30));
});

it('has no step beyond an end', () => {
  const { rerender } = render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeTruthy();
  rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

it('is not there for a single page', () => {
  render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('speaks the words it is given', () => {
  const words = {
    label: 'ਪੰਨੇ',
    previous: 'ਪਿਛਲਾ',
    next: 'ਅਗਲਾ',
    first: (page: number) => `ਪਹਿਲਾ ${String(page)}`,
    last: (page: number) => `ਆਖ਼ਰੀ ${String(page)}`,
    leap: (page: number) => `ਪੰਨਾ ${String(page)}`,
    number: (page: number) => page.toLocaleString('pa-u-nu-guru'),
  };
  render(<Pagination page={15} pageCount={30} hrefOf={hrefOf} words={words} />);
  const nav = within(screen.getByRole('navigation', { name: 'ਪੰਨੇ' }));
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('੧੫');
  expect(nav.getByRole('link', { name: 'ਆਖ਼ਰੀ 30' }).textContent).toBe('੩੦');
  const names = nav.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names.filter((name) => name !== null)).toEqual([
    'ਪਿਛਲਾ',
    'ਪਹਿਲਾ 1',
    'ਪੰਨਾ 5',
    'ਪੰਨਾ 25',
    'ਆਖ਼ਰੀ 30',
    'ਅਗਲਾ',
  ]);
});
