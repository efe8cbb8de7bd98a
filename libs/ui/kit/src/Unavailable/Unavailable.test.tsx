import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Switch } from '../Switch/Switch.tsx';
import { Unavailable } from './Unavailable.tsx';

it('Unavailable describes the switch that it is a hint of', () => {
  render(<Switch label="Hindi" hint={<Unavailable text="ਇਸ ਸਾਈਟ ’ਤੇ ਉਪਲਬਧ ਨਹੀਂ" />} disabled />);
  const hindi = screen.getByRole<HTMLInputElement>('switch', { name: 'Hindi' });
  const description = document.getElementById(hindi.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('ਇਸ ਸਾਈਟ ’ਤੇ ਉਪਲਬਧ ਨਹੀਂ');
});

it('Unavailable has an English text by default', () => {
  render(<Unavailable />);
  expect(screen.getByText('Not available on this site')).toBeDefined();
});
