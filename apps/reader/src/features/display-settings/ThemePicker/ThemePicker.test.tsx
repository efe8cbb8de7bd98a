import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ThemePicker } from './ThemePicker.tsx';

it('the theme picker offers every theme and checks the chosen one', async () => {
  const handleChoose = vi.fn();
  render(<ThemePicker chosen="sepia" onChoose={handleChoose} />, { wrapper: InEnglish });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['system', false],
    ['light', false],
    ['dark', false],
    ['sepia', true],
    ['contrast', false],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
  expect(handleChoose).toHaveBeenCalledExactlyOnceWith('contrast');
});
