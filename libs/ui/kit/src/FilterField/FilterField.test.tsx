import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { FilterField } from './FilterField.tsx';

const NAMES = ['Aasaa', 'Gauree', 'Maajh'];

function Names({ hint }: { hint?: ReactNode }) {
  const [typed, setTyped] = useState('');
  const left = NAMES.filter((name) => name.includes(typed)).length;
  return (
    <FilterField
      label="Find a raag"
      value={typed}
      status={typed === '' ? null : `${String(left)} raags`}
      hint={hint}
      onChange={setTyped}
    />
  );
}

it('FilterField announces how much is left while typing', async () => {
  render(<Names />);
  const field = screen.getByRole('searchbox', { name: 'Find a raag' });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  await userEvent.type(field, 'aa');
  expect(status.textContent).toBe('2 raags');
  await userEvent.type(field, 'x');
  expect(status.textContent).toBe('0 raags');
});

it('FilterField is described by its hint until there is a status', async () => {
  render(<Names hint="By its name" />);
  const field = screen.getByRole('searchbox');
  const status = screen.getByRole('status');
  expect(field.getAttribute('aria-describedby')).toBe(status.id);
  expect(status.textContent).toBe('By its name');
  await userEvent.type(field, 'G');
  expect(status.textContent).toBe('1 raags');
});
