import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

it('Breadcrumb links to the parents and names the current page', () => {
  render(
    <Breadcrumb
      crumbs={[
        { label: 'Granth', href: '/granth' },
        { label: 'ਆਸਾ', href: '/aasaa', lang: 'pa-Guru' },
        { label: 'Ang 347' },
      ]}
    />,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/granth', '/aasaa']);
  expect(nav.getByText('ਆਸਾ').lang).toBe('pa-Guru');
  expect(nav.getByText('Ang 347').getAttribute('aria-current')).toBe('page');
});
