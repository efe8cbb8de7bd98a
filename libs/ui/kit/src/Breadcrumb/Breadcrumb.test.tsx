import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

it('links to what the page is part of and names the page itself', () => {
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
